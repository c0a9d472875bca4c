/** Runs one game: has the rules judge a move, has it kept, wakes the bots, tells what to show. */
package org.monsterbox.app.referee;
