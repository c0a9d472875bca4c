/** The table: what lies on it, what a seat sees of it, and how it changes. */
@NullMarked
package org.monsterbox.core.bigmonster.table;

import org.jspecify.annotations.NullMarked;
