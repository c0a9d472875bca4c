package org.monsterbox.app.table;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.recyclerview.widget.RecyclerView;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.referee.Situation;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.app.settings.Settings;
import org.monsterbox.app.settings.Switch;
import org.monsterbox.app.shelf.SystemBars;
import org.monsterbox.app.speech.Nameplates;
import org.monsterbox.app.table.log.GameLog;
import org.monsterbox.app.table.log.LogList;
import org.monsterbox.app.table.parts.Banner;
import org.monsterbox.app.table.parts.Notice;
import org.monsterbox.app.table.parts.Pointer;
import org.monsterbox.app.table.parts.RemarkPlace;
import org.monsterbox.app.table.parts.Stages;

/** The views of the table, and what they show of it. */
final class TableScreen {

  private static final float TURNED = 180;

  private final View page;
  private final SceneView scene;
  private final Settings settings;
  private final TableWords words;
  private final TableBar bar;
  private final Optional<LogList> log;
  private final Banner banner;
  private final Introductions introductions;
  final RemarkPlace remark;
  final Notice notice;
  final OutcomePanel outcome;
  private Optional<Notice> stopped = Optional.empty();
  private Optional<Seat> lastActing = Optional.empty();
  private boolean overlay;

  TableScreen(View view, Settings settings) {
    this.settings = settings;
    page = view.findViewById(R.id.page);
    scene = view.findViewById(R.id.scene);
    words = new TableWords(this::find, settings);
    bar = new TableBar(this::find, settings);
    log = Optional.ofNullable(view.<RecyclerView>findViewById(R.id.log)).map(LogList::new);
    banner = new Banner(view.findViewById(R.id.banner));
    remark = new RemarkPlace(view.findViewById(R.id.remark), words.news());
    introductions = new Introductions(settings, remark, new Pointer(view.getContext()));
    notice = new Notice(view.findViewById(R.id.notice));
    outcome = new OutcomePanel(view.findViewById(R.id.outcome));
    scene.setTwoTouches(settings.isOn(Switch.TWO_TOUCHES));
    SystemBars.padPage(page);
    page.setVisibility(View.INVISIBLE);
    if (log.isPresent()) {
      find(R.id.show_log).setVisibility(View.GONE);
    }
  }

  /** Does what touching the speed of the bots does. */
  void faster() {
    bar.faster();
  }

  /** What was said for a moment has been seen. Whether a frame is to be taken away with it. */
  boolean touched() {
    remark.hide();
    return introductions.end();
  }

  View find(int id) {
    return page.findViewById(id);
  }

  SceneView scene() {
    return scene;
  }

  /** For whoever builds the app: shows where everything is, or hides that again. */
  void switchOverlay() {
    overlay = !overlay;
    scene.setOverlay(overlay);
  }

  /** Nothing of the table is left to be seen or heard. */
  void cover(String name, Runnable uncover) {
    page.setVisibility(View.INVISIBLE);
    scene.show(new Scene(1, 1, List.of(), List.of()));
    words.clear();
    log.ifPresent(list -> list.show(GameLog.EMPTY));
    remark.hide();
    banner.hide();
    lastActing = Optional.empty();
    notice.cover(name, uncover);
  }

  void show(GameTable<?, ?, ?> table, TableLook<?, ?, ?> look) {
    notice.hide();
    Situation<?, ?> now = table.situation();
    page.setVisibility(outcome.isShown() ? View.INVISIBLE : View.VISIBLE);
    words.show(table, look);
    showActing(now);
    setShown(R.id.unsaved, now.unsaved());
    bar.show(table);
    if (table.isRealTime()) {
      showClock(table);
    }
    // The latest stands under the log.
    log.ifPresent(list -> list.show(look.log().withoutLatest()));
    boolean isFree = now.isAsked() && !table.isSketching();
    showScene(look, isFree && now.hint().isEmpty() && !now.advising());
    boolean isTurned = stage().flat() && (sitsOpposite(now) || scene.scene().turned());
    find(R.id.words).setRotation(isTurned ? TURNED : 0);
    remark.setRotation(isTurned ? TURNED : 0);
  }

  /** Runs it when nothing moves any more: at once where nothing does. */
  void whenStill(Runnable then) {
    if (scene.isAnimating()) {
      scene.whenStill(then);
    } else {
      then.run();
    }
  }

  void hidePage() {
    page.setVisibility(View.INVISIBLE);
  }

  /** A pause hides the table and leaves the rest. */
  private void showClock(GameTable<?, ?, ?> table) {
    scene.setClock(table.referee()::clock);
    if (table.isStopped()) {
      if (stopped.isEmpty()) {
        stopped = Optional.of(new Notice(inflated(R.layout.table_notice)));
      }
      stopped.get().stopped(() -> table.setStopped(false));
    } else {
      stopped.ifPresent(Notice::hide);
    }
  }

  private View inflated(int layout) {
    ViewGroup felt = (ViewGroup) find(R.id.felt);
    View made = LayoutInflater.from(felt.getContext()).inflate(layout, felt, false);
    felt.addView(made);
    return made;
  }

  private void showScene(TableLook<?, ?, ?> look, boolean isAsked) {
    if (scene.getWidth() > 0 && scene.getHeight() > 0) {
      scene.setReducedMotion(settings.isStill());
      scene.show(introductions.in(look.scene(stage()), isAsked));
    }
  }

  private Stage stage() {
    Stage upright = Stages.upright(scene);
    return settings.isOn(Switch.FLAT_TABLE) && upright.isTablet()
        ? new Stage(upright.width(), upright.height(), upright.fontScale(), true)
        : upright;
  }

  /** For a moment by name, where somebody else acts than before. */
  private void showActing(Situation<?, ?> now) {
    Optional<Seat> acting =
        now.acting().size() == 1 ? Optional.of(now.acting().get(0)) : Optional.empty();
    boolean another = acting.isPresent() && lastActing.isPresent() && !acting.equals(lastActing);
    long people = now.seats().stream().filter(Seat::isPerson).count();
    if (another && acting.get().isPerson() && people > 1) {
      Context context = page.getContext();
      Seat called = new Nameplates(context).of(now.seats()).get(acting.get().number());
      banner.show(context.getString(R.string.table_now, called.name()));
    }
    lastActing = acting;
  }

  /** Seats sit around a flat table in the order of play, the first one at its lower edge. */
  private static boolean sitsOpposite(Situation<?, ?> now) {
    int seats = now.seats().size();
    return now.acting().size() == 1 && seats % 2 == 0 && now.acting().get(0).number() == seats / 2;
  }

  private void setShown(int id, boolean isShown) {
    find(id).setVisibility(isShown ? View.VISIBLE : View.GONE);
  }
}
