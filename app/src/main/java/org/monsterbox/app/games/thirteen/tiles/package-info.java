/** Monsters and sets as they lie on the table and on sheets. */
package org.monsterbox.app.games.thirteen.tiles;
