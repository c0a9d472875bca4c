package org.monsterbox.app.games.bigmonster.words;

import android.content.Context;
import android.content.res.Resources;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.Phrases;
import org.monsterbox.app.lists.OneForEach;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Terrain;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/** How the things of the game are called. */
public final class Names {

  private final Context context;
  private final Phrases phrases;
  private final String[] tiles;
  private final String[] someTiles;
  private final String[] terrains;
  private final String[] explorers;
  private final String[] medals;
  private final String[] shortMedals;
  private final String[] theMedals;
  private final String[] crystals;
  private final String[] lines;
  private final OneForEach<Mode, String> modes;

  public Names(Context context) {
    this.context = context;
    phrases = new Phrases(context);
    Resources resources = context.getResources();
    tiles = resources.getStringArray(R.array.bigmonster_tiles);
    someTiles = resources.getStringArray(R.array.bigmonster_some_tiles);
    terrains = resources.getStringArray(R.array.bigmonster_terrains);
    explorers = resources.getStringArray(R.array.bigmonster_explorers);
    medals = resources.getStringArray(R.array.bigmonster_medals);
    shortMedals = resources.getStringArray(R.array.bigmonster_short_medals);
    theMedals = resources.getStringArray(R.array.bigmonster_the_medals);
    crystals = resources.getStringArray(R.array.bigmonster_crystals);
    lines = resources.getStringArray(R.array.bigmonster_lines);
    modes = OneForEach.words(Mode.values(), context, R.array.bigmonster_modes);
  }

  public Phrases phrases() {
    return phrases;
  }

  /** On its own: "Toad". */
  public String tile(TileType type) {
    return tiles[type.index()];
  }

  /** In a sentence: "a toad". */
  public String aTile(TileType type) {
    return someTiles[type.index()];
  }

  /** In a sentence, by the number of the tile. */
  public String aTile(int tile) {
    return aTile(Tiles.type(tile));
  }

  public String terrain(Terrain terrain) {
    return terrains[terrain.index()];
  }

  public String explorer(Explorer explorer) {
    return explorers[explorer.index()];
  }

  /** On its own: "Desert". */
  public String medal(Medal medal) {
    return medals[medal.index()];
  }

  /** On its own, where there is little room: "Swamp". */
  public String shortMedal(Medal medal) {
    return shortMedals[medal.index()];
  }

  /** In a sentence: "the desert medal". */
  public String theMedal(Medal medal) {
    return theMedals[medal.index()];
  }

  /** In a sentence: "a green crystal". */
  public String aCrystal(Colour colour) {
    return crystals[colour.index()];
  }

  /** A line of the score sheet, from 0, in its order. */
  public String line(int line) {
    return lines[line];
  }

  public String mode(Mode mode) {
    return modes.of(mode);
  }

  /** A row of open tiles, by its letter. */
  public static String row(int row) {
    return String.valueOf((char) ('A' + row));
  }

  /** "5 points". */
  public String points(int points) {
    return count(R.plurals.bigmonster_points, points);
  }

  /** "9 tiles". */
  public String tiles(int tiles) {
    return count(R.plurals.bigmonster_tiles_count, tiles);
  }

  private String count(int plural, int number) {
    return context.getResources().getQuantityString(plural, number, number);
  }

  /** "+5", or with a minus where it costs something. */
  public String signed(int points) {
    return context.getString(
        points < 0 ? R.string.bigmonster_minus : R.string.bigmonster_plus, Math.abs(points));
  }

  /** How far from the upper left cell of the explorer: "2 right, 1 up". */
  public String place(int x, int y) {
    List<String> ways = new ArrayList<>();
    if (x != 0) {
      int id = x < 0 ? R.string.bigmonster_left : R.string.bigmonster_right;
      ways.add(context.getString(id, Math.abs(x)));
    }
    if (y != 0) {
      int id = y < 0 ? R.string.bigmonster_up : R.string.bigmonster_down;
      ways.add(context.getString(id, Math.abs(y)));
    }
    return ways.size() == 2 ? phrases.comma(ways.get(0), ways.get(1)) : ways.get(0);
  }

  /** "a toad, a reaper and a panda". */
  String someTiles(List<Integer> numbers) {
    List<String> names = new ArrayList<>();
    for (int tile : numbers) {
      names.add(aTile(tile));
    }
    return phrases.list(names);
  }

  public String medals(List<Medal> many) {
    List<String> names = new ArrayList<>();
    for (Medal medal : many) {
      names.add(medal(medal));
    }
    return phrases.list(names);
  }

  public String explorers(List<Explorer> many) {
    List<String> names = new ArrayList<>();
    for (Explorer explorer : many) {
      names.add(explorer(explorer));
    }
    return phrases.either(names);
  }
}
