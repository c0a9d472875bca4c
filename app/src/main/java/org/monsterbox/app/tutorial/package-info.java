/** A first game on the real table: a script with captions. Nothing of it is stored. */
package org.monsterbox.app.tutorial;
