/** 13 Monsters on the table: its scenes, words and sounds. */
package org.monsterbox.app.games.thirteen;
