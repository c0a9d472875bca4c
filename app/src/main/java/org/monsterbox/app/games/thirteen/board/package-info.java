/** The table itself: the grid, what lies beside it, and where everything has its place. */
package org.monsterbox.app.games.thirteen.board;
