package org.monsterbox.core.architecture.offender.rooms;

import org.monsterbox.core.architecture.offender.rooms.hall.Guest;

/** Sees the hall. */
public record Owner(Guest guest) {}
