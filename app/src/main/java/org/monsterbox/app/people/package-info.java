/** The people who play here, and how they did. */
package org.monsterbox.app.people;
