/**
 * The table, and how it changes from move to move. Only here can it change: its fields are hidden
 * from all other rooms.
 */
@NullMarked
package org.monsterbox.core.thirteen.table;

import org.jspecify.annotations.NullMarked;
