package org.monsterbox.core.architecture.offender.rooms.hall;

import org.monsterbox.core.architecture.offender.rooms.cellar.Tool;

/** Sees the cellar. */
public record Guest(Tool[] tools) {}
