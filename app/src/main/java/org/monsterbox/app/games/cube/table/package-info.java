/** The table: tiles, cards, buzzers, panels, in the hand or among four seats. */
package org.monsterbox.app.games.cube.table;
