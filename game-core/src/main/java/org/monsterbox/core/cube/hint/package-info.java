/** What a seat could find, and what is seen most easily: for hints and for bots. */
@NullMarked
package org.monsterbox.core.cube.hint;

import org.jspecify.annotations.NullMarked;
