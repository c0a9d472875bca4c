package org.monsterbox.app.gongs;

import android.content.Context;
import android.graphics.Color;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.lid.CubeLid;
import org.monsterbox.app.games.Box;
import org.monsterbox.app.games.Cue;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.Pacing;
import org.monsterbox.app.games.RealTime;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Countdown;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.bot.SearchCode;
import org.monsterbox.core.contract.gongs.Gongs;
import org.monsterbox.core.contract.gongs.GongsMove;
import org.monsterbox.core.contract.gongs.GongsMove.Kind;
import org.monsterbox.core.contract.gongs.GongsState;
import org.monsterbox.core.game.Rules;

/** The tiny game against the clock, on the app's table. */
public final class GongsKit implements GameKit<GongsState, GongsMove, GongsState> {

  /** So long before a candle is down a bot strikes the gong. */
  public static final long BOT_BEFORE_END = 300;

  private static final Pacing PACING = new Pacing().row(Gongs.Lit.class, Cue.BUZZ, 100);

  private static final Piece BLANK = (canvas, width, height) -> {};

  @Override
  public Rules<GongsState, GongsMove, GongsState> rules() {
    return new Gongs();
  }

  @Override
  public Box box() {
    return new Box(
        rules().facts(), R.string.app_name, R.string.app_name, R.string.app_name, CubeLid::new);
  }

  @Override
  public Class<GongsMove> moveType() {
    return GongsMove.class;
  }

  @Override
  public Bot<GongsMove, GongsState> bot(Grade grade, int seat, long seed) {
    return (view, moves, chance, cancelled) -> {
      long time = Math.max(view.clock(), view.deadline() - BOT_BEFORE_END);
      return new Choice<>(new GongsMove(Kind.STRIKE, time), Reason.of(SearchCode.ON_A_WHIM));
    };
  }

  @Override
  public Optional<RealTime<GongsMove, GongsState>> realTime() {
    return Optional.of(new Time());
  }

  /** Of those who strike at the same moment, the one with fewer points was first. */
  private static final class Time implements RealTime<GongsMove, GongsState> {

    @Override
    public GongsMove at(GongsMove move, long time) {
      return new GongsMove(move.kind(), time);
    }

    @Override
    public boolean isRunning(GongsState view) {
      return !view.isPaused();
    }

    @Override
    public Optional<GongsMove> due(GongsState view) {
      return Optional.of(new GongsMove(Kind.TICK, view.deadline()));
    }

    @Override
    public GongsMove pause() {
      return new GongsMove(Kind.PAUSE, 0);
    }

    @Override
    public GongsMove resume() {
      return new GongsMove(Kind.RESUME, 0);
    }

    @Override
    public boolean isClaim(GongsMove move) {
      return move.kind() == Kind.STRIKE;
    }

    @Override
    public int first(GongsState view, List<Claim> claims) {
      return claims.stream()
          .min(
              Comparator.comparing(Claim::isBot)
                  .thenComparing(claim -> view.score(claim.seat()))
                  .thenComparing(Claim::seat))
          .orElseThrow()
          .seat();
    }
  }

  @Override
  public GameWords<GongsMove, GongsState> words(Context context) {
    return new GongsWords();
  }

  /** A gong for every person, side by side, and the candle under them. */
  @Override
  public SceneMaker<GongsMove, GongsState> scenes(Context context) {
    return GongsKit::scene;
  }

  private static Scene scene(Sight<GongsMove, GongsState> sight, Stage stage) {
    List<Node> nodes = new ArrayList<>();
    float width = stage.width() / sight.seats().size();
    for (Sight.Player<GongsMove, GongsState> player : sight.players()) {
      Bounds bounds = Bounds.of(player.seat() * width, 0, width, 100);
      String name = sight.seats().get(player.seat()).name();
      String words = "Gong of " + name + ", " + player.view().score(player.seat());
      Node gong = Node.of(Role.BUTTON, "gong" + player.seat(), bounds, BLANK, words);
      nodes.add(
          player.moves().isEmpty()
              ? gong
              : gong.tapped(Tap.Play.by(player.seat(), player.moves().get(0))).instant(true));
    }
    GongsState view = sight.view();
    Countdown candle =
        new Countdown(view.clock(), view.clock(), view.deadline(), Color.RED, Color.GRAY);
    nodes.add(Node.of(Role.TEXT, "candle", Bounds.of(0, 110, 100, 100), candle, "Candle"));
    return new Scene(stage.width(), stage.height(), nodes, List.of());
  }

  @Override
  public Piece miniature(Context context, GongsState view) {
    return BLANK;
  }

  @Override
  public boolean keepsSecrets() {
    return false;
  }

  @Override
  public Pacing pacing() {
    return PACING;
  }

  @Override
  public float progress(GongsState view) {
    return 0;
  }
}
