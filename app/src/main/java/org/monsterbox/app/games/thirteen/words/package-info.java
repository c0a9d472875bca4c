/** Everything that is said in 13 Monsters: names, prompts, the log, reasons and refusals. */
package org.monsterbox.app.games.thirteen.words;
