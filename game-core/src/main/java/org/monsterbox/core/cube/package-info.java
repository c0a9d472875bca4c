/** Monster Cube: speed arithmetic on isometric tiles, in four rule sets. */
@NullMarked
package org.monsterbox.core.cube;

import org.jspecify.annotations.NullMarked;
