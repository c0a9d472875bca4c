package org.monsterbox.app.games.bigmonster;

import android.content.Context;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.game.Code;

/** All words that a scene needs, in the language of a context. */
record Lexicon(Names names, TileWords tiles, MedalWords medals, BigMonsterWords sentences) {

  static Lexicon of(Context context, BigMonster rules) {
    Names names = new Names(context);
    return new Lexicon(
        names,
        new TileWords(context, names),
        new MedalWords(context),
        new BigMonsterWords(context, rules));
  }

  String refusal(Code code) {
    return sentences.refusal(code);
  }
}
