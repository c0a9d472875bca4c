package org.monsterbox.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.map.Honours;
import org.monsterbox.core.bigmonster.map.Tryout;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.Preview;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What it costs to score a tile at a place in Big Monster, over positions of random games. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PlacementBenchmark {

  private static final int POSITIONS = 500;

  private record Spot(BigMonsterTable table, int seat, int tile, Anchor at, Honours honours) {}

  private final List<Spot> spots = new ArrayList<>();
  private final Tryout trial = new Tryout();
  private int index;

  /** Each tableau of each position, with a tile of every kind in turn. */
  @Setup
  public void prepare() {
    BigMonster rules = new BigMonster();
    for (Positions.Position<BigMonsterState, ?> position : Positions.of(rules, POSITIONS)) {
      BigMonsterTable table = rules.view(position.state(), 0).table();
      for (int seat = 0; seat < table.seats() && table.hasTableaus(); seat++) {
        int tile = spots.size() % Tiles.BASE;
        List<Anchor> anchors = Preview.anchors(table, seat, tile);
        Anchor at = anchors.get(spots.size() % anchors.size());
        spots.add(new Spot(table, seat, tile, at, table.honours(seat)));
      }
    }
  }

  private Spot next() {
    index = index + 1 == spots.size() ? 0 : index + 1;
    return spots.get(index);
  }

  /** As bots do it. */
  @Benchmark
  public int score() {
    Spot spot = next();
    TileType type = Tiles.type(spot.tile());
    trial.place(spot.table().tableau(spot.seat()), type, spot.at().x(), spot.at().y());
    return trial.score(spot.table().options(), spot.honours());
  }

  /** As screens do it. */
  @Benchmark
  public Object preview() {
    Spot spot = next();
    return Preview.of(spot.table(), spot.seat(), spot.tile(), spot.at());
  }
}
