/**
 * What happened, to be read: made of events once, shown newest first, on a sheet or at the side.
 */
package org.monsterbox.app.table.log;
