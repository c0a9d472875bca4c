package org.monsterbox.app.store.rows;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Relation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.monsterbox.core.game.Turn;

/** The few columns of a game that a list shows, and who sits there. */
public final class GameSummary {

  static final String SELECT =
      "SELECT id, game, entries, turn, winners, progress, updated_at, played_millis, status,"
          + " problem FROM game";

  public long id;

  @NonNull public String game = "";

  public int entries;
  public int turn;
  public int winners;
  public float progress;

  @ColumnInfo(name = "updated_at")
  public long updatedAt;

  @ColumnInfo(name = "played_millis")
  public long playedMillis;

  @NonNull public SavedGame.Status status = SavedGame.Status.PLAYING;

  @NonNull public String problem = "";

  @NonNull
  @Relation(parentColumn = "id", entityColumn = "game")
  public List<ChairRow> chairs = new ArrayList<>();

  public SavedGame savedGame() {
    List<Chair> seated = new ArrayList<>();
    chairs.stream()
        .sorted(Comparator.comparingInt(row -> row.seat))
        .forEach(row -> seated.add(row.chair()));
    return new SavedGame(
        id,
        game,
        seated,
        new Turn(turn),
        winners,
        updatedAt,
        progress,
        playedMillis,
        entries,
        problem.isEmpty() ? status : SavedGame.Status.DAMAGED);
  }
}
