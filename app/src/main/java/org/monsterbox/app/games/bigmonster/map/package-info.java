/** The map in the middle of the table, and the tiles that may go on it. */
package org.monsterbox.app.games.bigmonster.map;
