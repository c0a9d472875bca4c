/** The table: one game in play on the screen, for everybody who shares the device. */
package org.monsterbox.app.table;
