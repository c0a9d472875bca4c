/** The table, and how it changes from move to move. Its fields are hidden from all other rooms. */
@NullMarked
package org.monsterbox.core.cube.table;

import org.jspecify.annotations.NullMarked;
