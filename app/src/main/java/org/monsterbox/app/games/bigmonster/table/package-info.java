/** The table as a whole: who sits there, whose turn it is, and how it is laid out. */
package org.monsterbox.app.games.bigmonster.table;
