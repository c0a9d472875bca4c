package org.monsterbox.core.contract.shells;

import org.monsterbox.core.game.Chance;

/** What a seat cannot know in Shells: what is in the others' fists, and the order of the pearls. */
public final class ShellsSecrets {

  private ShellsSecrets() {}

  public static ShellsState reshuffled(ShellsState state, int seat, Chance chance) {
    Chance drawn = chance;
    int[] shells = state.shells.clone();
    int[] fists = state.fists.clone();
    for (int other = 0; other < fists.length; other++) {
      int shell = drawn.below(state.pearls.length) + 1;
      drawn = drawn.next();
      if (other != seat && fists[other] != 0 && (shells[other] >>> shell & 1) == 1) {
        shells[other] ^= 1 << shell | 1 << fists[other];
        fists[other] = shell;
      }
    }
    int[] pearls = state.pearls.clone();
    for (int i = state.round + 1; i < pearls.length; i++) {
      int j = i + drawn.below(pearls.length - i);
      drawn = drawn.next();
      int pearl = pearls[i];
      pearls[i] = pearls[j];
      pearls[j] = pearl;
    }
    return new ShellsState(
        state.tie, pearls, state.round, shells, fists, state.scores, state.carried);
  }
}
