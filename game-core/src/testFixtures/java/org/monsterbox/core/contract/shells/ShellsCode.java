package org.monsterbox.core.contract.shells;

import org.monsterbox.core.game.Code;

/** Why a shell cannot be hidden, and why a game is over. */
public enum ShellsCode implements Code {
  NO_SUCH_SHELL,
  PEARLS_GONE
}
