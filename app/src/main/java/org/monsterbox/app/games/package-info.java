/** What each game brings to the table: its scenes, words and sounds. */
package org.monsterbox.app.games;
