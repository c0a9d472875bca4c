/** How the game is learnt: the pages of rules and the first game. */
package org.monsterbox.app.games.bigmonster.learning;
