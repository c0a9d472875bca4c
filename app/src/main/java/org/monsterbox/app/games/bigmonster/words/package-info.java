/** What is said about the game: names, moves, events, refusals, reasons and prompts. */
package org.monsterbox.app.games.bigmonster.words;
