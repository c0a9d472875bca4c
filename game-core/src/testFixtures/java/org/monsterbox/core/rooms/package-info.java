/** Rooms: which package sees which. One checker for the core's games and for the app. */
@NullMarked
package org.monsterbox.core.rooms;

import org.jspecify.annotations.NullMarked;
