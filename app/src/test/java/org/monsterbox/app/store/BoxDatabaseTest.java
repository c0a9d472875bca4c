package org.monsterbox.app.store;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.thirteen.ThirteenMonsters;

/** What the database does with disks and with databases of earlier apps. */
@RunWith(AndroidJUnit4.class)
public final class BoxDatabaseTest {

  private static final Chair ANNA = Chair.person(Chair.NOBODY_KNOWN, 0, "Anna");
  private static final Chair MO = Chair.bot(Grade.EASY, 1, "Mo");

  @Rule public final OffTheMainThread thread = new OffTheMainThread();

  private final Context context = ApplicationProvider.getApplicationContext();
  private final TestStore kept = new TestStore(context);

  @After
  public void close() {
    kept.close();
  }

  @Test
  public void syncsEveryMoveToTheDisk() throws StoreFailure {
    new ClawsTable(kept.games, 1, ANNA, MO).play();

    assertEquals("wal", kept.pragma("journal_mode"));
    assertEquals("FULL", "2", kept.pragma("synchronous"));
    assertEquals("1", kept.pragma("foreign_keys"));
  }

  @Test
  public void saysThatTheDiskIsFullAndKeepsTheGameAsItWas() throws StoreFailure {
    ClawsTable table = new ClawsTable(kept.games, 1, ANNA, MO);
    table.play();
    kept.pragma("max_page_count = 1");

    StoreFailure failure =
        assertThrows(
            StoreFailure.class,
            () -> {
              for (int remark = 0; remark < 100; remark++) {
                table.say("a long remark ".repeat(60).trim());
              }
            });

    assertEquals(StoreFailure.Reason.DISK_FULL, failure.reason());
    kept.killAndReopen();
    assertTrue(kept.games.load(table.game) instanceof Opened.Sound);
  }

  @Test
  public void putsAFileThatIsNoDatabaseAside() throws IOException, StoreFailure {
    byte[] noise = "no database at all ".repeat(500).getBytes(StandardCharsets.UTF_8);
    File file = context.getDatabasePath(BoxDatabase.FILE);
    Files.createDirectories(file.getParentFile().toPath());
    Files.write(file.toPath(), noise);

    ClawsTable table = new ClawsTable(kept.games, 1, ANNA, MO);

    assertTrue(kept.games.load(table.game) instanceof Opened.Sound);
    File[] aside = file.getParentFile().listFiles((folder, name) -> name.contains(".damaged-"));
    assertEquals(1, aside.length);
    assertArrayEquals(noise, Files.readAllBytes(aside[0].toPath()));
  }

  @Test
  public void bringsADatabaseOfTheFirstVersionUpToDate() throws Exception {
    makeVersion(1, "INSERT INTO opened_box VALUES ('sea', 1000)");

    assertEquals("sea", kept.database.openedBoxes().lastOpened());
    ClawsTable table = new ClawsTable(kept.games, 1, ANNA, MO);
    table.playToTheEnd();
    assertTrue(kept.games.load(table.game) instanceof Opened.Sound);
    assertEquals(2, kept.database.people().results().size());
  }

  @Test
  public void gamesOfTheSecondVersionLearnWhoHasWonThem() throws Exception {
    makeVersion(
        2,
        "INSERT INTO game VALUES (7, 'claws', '', 1, 1, 9, 0, 1, 1, 1, 1, 0, 'FINISHED', '', 0)",
        "INSERT INTO game VALUES (8, 'claws', '', 1, 1, 2, 1, 0, 1, 2, 1, 0, 'PLAYING', '', 0)",
        "INSERT INTO result VALUES (7, 0, 'claws', NULL, 'easy', 'Mo', 0, 2, 1, 0, 0, 1, 1)",
        "INSERT INTO result VALUES (7, 1, 'claws', NULL, 'easy', 'Bo', 1, 1, 5, 1, 0, 1, 1)",
        "INSERT INTO result VALUES (7, 2, 'claws', NULL, 'easy', 'Jo', 2, 1, 5, 1, 0, 1, 1)");

    assertEquals(0b110, kept.games.find(7).orElseThrow().winners());
    assertEquals(0, kept.games.find(8).orElseThrow().winners());
  }

  @Test
  public void resultsOfTheThirdVersionAreThoseOfGamesWithOthers() throws Exception {
    makeVersion(
        3, "INSERT INTO result VALUES (7, 0, 'claws', NULL, 'easy', 'Mo', 0, 2, 1, 0, 0, 1, 1)");

    assertEquals(1, kept.database.people().results().size());
    assertEquals("", kept.database.people().results().get(0).feat);
  }

  /** As the exported schema says. */
  private void makeVersion(int version, String... content) throws IOException {
    String schema =
        Files.readString(Path.of("schemas", BoxDatabase.class.getName(), version + ".json"));
    File file = context.getDatabasePath(BoxDatabase.FILE);
    Files.createDirectories(file.getParentFile().toPath());
    try (SQLiteDatabase old = SQLiteDatabase.openOrCreateDatabase(file, null)) {
      Matcher statements =
          Pattern.compile("\"tableName\": \"(\\w+)\"|\"((CREATE|INSERT) [^\"]*)\"").matcher(schema);
      String table = "";
      while (statements.find()) {
        if (statements.group(1) != null) {
          table = statements.group(1);
        } else {
          old.execSQL(statements.group(2).replace("${TABLE_NAME}", table));
        }
      }
      for (String statement : content) {
        old.execSQL(statement);
      }
      old.setVersion(version);
    }
  }

  @Test
  public void listsAThousandGamesAtOnce() throws StoreFailure {
    List<Long> ids =
        kept.database.runInTransaction(
            () -> {
              List<Long> added = new ArrayList<>();
              for (int game = 0; game < 1000; game++) {
                added.add(new ClawsTable(kept.games, game, ANNA, MO).game);
              }
              return added;
            });

    long start = System.nanoTime();
    List<SavedGame> games = kept.games.list();
    long millis = (System.nanoTime() - start) / 1_000_000;

    System.out.println("1000 games are listed in " + millis + " ms");
    assertEquals(1000, games.size());
    assertEquals(ids.get(999).longValue(), games.get(0).id());
    assertEquals(List.of(ANNA, MO), games.get(999).chairs());
    assertTrue(millis + " ms", millis < 2000);
  }

  @Test
  public void aMoveCostsAsMuchInALongGameAsInAShortOne() throws StoreFailure {
    KeptTable<?, ?> longGame = new KeptTable<>(new ThirteenMonsters(), kept.games, 1, ANNA, MO);
    for (int move = 0; move < 400; move++) {
      nanosOfAMove(longGame);
    }
    // One after the other, so that whatever else the machine does slows both.
    KeptTable<?, ?> shortGame = new KeptTable<>(new ThirteenMonsters(), kept.games, 1, ANNA, MO);
    long[] early = new long[100];
    long[] late = new long[100];
    for (int move = 0; move < early.length; move++) {
      early[move] = nanosOfAMove(shortGame);
      late[move] = nanosOfAMove(longGame);
    }

    long start = System.nanoTime();
    Opened opened = kept.games.load(longGame.game);
    long opening = (System.nanoTime() - start) / 1000;
    System.out.println(
        "13 Monsters: a move is kept in "
            + median(early) / 1000
            + " µs early and "
            + median(late) / 1000
            + " µs late; 500 moves are opened in "
            + opening
            + " µs");
    assertTrue(opened instanceof Opened.Sound);
    assertTrue(median(early) + " ns, later " + median(late), median(late) < 5 * median(early));
  }

  private static long nanosOfAMove(KeptTable<?, ?> table) throws StoreFailure {
    long start = System.nanoTime();
    assertTrue("still going on", table.play());
    return System.nanoTime() - start;
  }

  private static long median(long[] values) {
    long[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
