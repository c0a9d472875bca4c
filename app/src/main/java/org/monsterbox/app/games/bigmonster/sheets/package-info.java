/** The sheets that open over the table: medals, scores, seats, ships and all tiles. */
package org.monsterbox.app.games.bigmonster.sheets;
