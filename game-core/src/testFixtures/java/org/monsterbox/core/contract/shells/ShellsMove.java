package org.monsterbox.core.contract.shells;

import org.monsterbox.core.game.Move;

/** Puts a shell into the fist. */
public record ShellsMove(int shell) implements Move {}
