package org.monsterbox.core.bigmonster;

import org.monsterbox.core.bigmonster.BigMonsterMove.Award;
import org.monsterbox.core.bigmonster.BigMonsterMove.ChooseExplorer;
import org.monsterbox.core.bigmonster.BigMonsterMove.Pick;
import org.monsterbox.core.bigmonster.BigMonsterMove.Place;
import org.monsterbox.core.bigmonster.BigMonsterMove.SelectMedals;
import org.monsterbox.core.bigmonster.BigMonsterMove.Take;
import org.monsterbox.core.bigmonster.BigMonsterMove.TakeDiscard;
import org.monsterbox.core.game.Words;

/** Reads a move word by word. */
final class MoveReader {

  private MoveReader() {}

  static BigMonsterMove read(Words words) {
    return switch (words.next()) {
      case "medals" -> new SelectMedals(words.rest(Medal::valueOf));
      case "explorer" -> new ChooseExplorer(Explorer.valueOf(words.next()));
      case "pick" -> pick(words);
      case "take" -> new Take(words.next().charAt(0) - 'A', words.number(), words.number());
      case "place" -> new Place(words.number(), words.number());
      case "award" -> new Award(words.number());
      case "take-discard" -> new TakeDiscard(words.number());
      default -> throw Words.notInForm();
    };
  }

  private static Pick pick(Words words) {
    int tile = words.number();
    Pick pick = Pick.of(tile, words.skip("to") ? words.number() : Pick.NO_TARGET);
    return words.skip("at") ? pick.at(words.number(), words.number()) : pick;
  }
}
