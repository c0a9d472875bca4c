package org.monsterbox.core.architecture.offender.sea;

import org.monsterbox.core.architecture.offender.cube.Cube;

/** What no game may be: it sees another. */
public record SeaThatKnowsTheCube(Cube cube) {}
