/** The rules to read, and a first game that is guided. */
package org.monsterbox.app.games.thirteen.learning;
