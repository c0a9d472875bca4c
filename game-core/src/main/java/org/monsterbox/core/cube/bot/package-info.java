/** Bots for Monster Cube: they find what the solver finds, as slowly as people do. */
@NullMarked
package org.monsterbox.core.cube.bot;

import org.jspecify.annotations.NullMarked;
