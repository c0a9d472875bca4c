package org.monsterbox.app.games.bigmonster.words;

import android.content.Context;
import android.content.res.Resources;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.ExplorerPiece;
import org.monsterbox.core.bigmonster.tiles.MonsterPiece;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** What tiles and explorers are worth and what is printed on them. */
public final class TileWords {

  private final Context context;
  private final Names names;
  private final String[] rules;
  private final String[] abilities;
  private final String[] explorerPieces;

  TileWords(Context context, Names names) {
    this.context = context;
    this.names = names;
    Resources resources = context.getResources();
    rules = resources.getStringArray(R.array.bigmonster_tile_rules);
    abilities = resources.getStringArray(R.array.bigmonster_abilities);
    explorerPieces = resources.getStringArray(R.array.bigmonster_explorer_pieces);
  }

  /** One sentence on what the tile scores or does. */
  public String rule(TileType type) {
    return rules[type.index()];
  }

  /** One sentence on what the explorer scores or does. */
  public String ability(Explorer explorer) {
    return abilities[explorer.index()];
  }

  /** A tile in full, as it is read out. */
  public String spoken(TileType type) {
    String name = names.phrases().comma(names.tile(type), names.terrain(type.terrain()));
    return spoken(name, rule(type), pieces(type));
  }

  /** An explorer in full, as it is read out. */
  public String spoken(Explorer explorer) {
    List<String> pieces = new ArrayList<>();
    for (ExplorerPiece piece : explorer.pieces()) {
      pieces.add(explorerPieces[piece.index()]);
    }
    return spoken(names.explorer(explorer), ability(explorer), pieces);
  }

  /** What the tile scores or does, and its pieces of crystals. */
  public String content(TileType type) {
    List<String> pieces = pieces(type);
    return pieces.isEmpty()
        ? rule(type)
        : context.getString(R.string.bigmonster_content, rule(type), names.phrases().list(pieces));
  }

  private String spoken(String name, String rule, List<String> pieces) {
    return pieces.isEmpty()
        ? names.phrases().then(name, rule)
        : context.getString(
            R.string.bigmonster_spoken_pieces, name, rule, names.phrases().list(pieces));
  }

  /** Pieces come in pairs or fours, but for the red ones. */
  private List<String> pieces(TileType type) {
    List<MonsterPiece> printed = type.pieces();
    List<String> pieces = new ArrayList<>();
    if (printed.contains(MonsterPiece.GL)) {
      pieces.add(context.getString(R.string.bigmonster_green_pieces));
    }
    if (printed.contains(MonsterPiece.RT)) {
      pieces.add(context.getString(R.string.bigmonster_red_piece_on_top));
    } else if (printed.contains(MonsterPiece.RB)) {
      pieces.add(context.getString(R.string.bigmonster_red_piece_below));
    }
    boolean isAbove = printed.contains(MonsterPiece.BTL);
    boolean isBelow = printed.contains(MonsterPiece.BBL);
    if (isAbove && isBelow) {
      pieces.add(context.getString(R.string.bigmonster_blue_pieces));
    } else if (isAbove) {
      pieces.add(context.getString(R.string.bigmonster_blue_pieces_above));
    } else if (isBelow) {
      pieces.add(context.getString(R.string.bigmonster_blue_pieces_below));
    }
    return pieces;
  }
}
