package org.monsterbox.app.table;

import android.os.Bundle;
import android.view.KeyEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.WindowManager;
import androidx.activity.OnBackPressedCallback;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.appcompat.widget.PopupMenu;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.DialogFragment;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.Place;
import org.monsterbox.app.R;
import org.monsterbox.app.explain.Explaining;
import org.monsterbox.app.games.Again;
import org.monsterbox.app.games.Cue;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.settings.Settings;
import org.monsterbox.app.settings.Switch;
import org.monsterbox.app.sound.Cues;
import org.monsterbox.app.table.log.GameLog;
import org.monsterbox.app.table.log.LogSheet;
import org.monsterbox.app.table.parts.DialogWatch;
import org.monsterbox.app.table.parts.KeyedFrame;
import org.monsterbox.app.table.parts.Stages;
import org.monsterbox.app.table.parts.TappedFrame;
import org.monsterbox.app.tutorial.TutorialFragment;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;

/** The table: one game in play. */
public final class TableFragment extends Fragment
    implements GameTable.Watcher, MoreMenu.Ways, LogSheet.Source {

  private static final String RESULT_SEEN = "resultSeen";

  private TableViewModel model;
  private Settings settings;
  private TableScreen screen;
  private Rerun rerun;
  private Explaining explaining;
  private LessonOffer offer;
  private Cues cues;
  private OnBackPressedCallback dropSketch;
  private Optional<GameTable<?, ?, ?>> table = Optional.empty();
  private Optional<TableLook<?, ?, ?>> look = Optional.empty();
  private Optional<PopupMenu> menu = Optional.empty();
  private boolean resultSeen;

  public TableFragment() {
    super(R.layout.table);
  }

  @Override
  public void onCreate(@Nullable Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    settings = MonsterBoxApplication.of(requireContext()).settings();
    model = new ViewModelProvider(this, TableViewModel.FACTORY).get(TableViewModel.class);
    cues = new Cues(settings, model.sounds());
    model.open(Place.number(this));
    resultSeen = savedInstanceState != null && savedInstanceState.getBoolean(RESULT_SEEN);
    dropSketch =
        new OnBackPressedCallback(false) {
          @Override
          public void handleOnBackPressed() {
            table.ifPresent(t -> t.sketch(Draft.NONE));
          }
        };
    requireActivity().getOnBackPressedDispatcher().addCallback(this, dropSketch);
    getChildFragmentManager()
        .registerFragmentLifecycleCallbacks(new DialogWatch(this::noteDialog), false);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    screen = new TableScreen(view, settings);
    rerun = new Rerun(view, settings);
    explaining =
        new Explaining(this, (ViewGroup) view, view.findViewById(R.id.page), screen.scene());
    explaining.setWhenOpen(this::setDialogOpen);
    offer = new LessonOffer((ViewGroup) view, screen.scene(), settings, this::learn);
    ViewCompat.setAccessibilityPaneTitle(view, getString(R.string.table_title));
    ((KeyedFrame) view).setShortcut(this::onKey);
    Stages.whenResized(screen.scene(), this::show);
    ((TappedFrame) screen.find(R.id.felt)).setWhenTouched(this::touched);
    screen.remark.setWhenPutAway(this::show);
    onClick(R.id.undo, this::undo);
    onClick(R.id.pause, () -> setStopped(true));
    onClick(R.id.hint, this::hint);
    onClick(R.id.show_log, this::showLog);
    onClick(R.id.more, this::showMore);
    onClick(R.id.happened, this::showLog);
    onClick(R.id.go_on, this::skip);
    onClick(R.id.retry, () -> table.ifPresent(t -> t.referee().retry()));
    screen.outcome.onClick(R.id.rematch, this::rematch);
    screen.outcome.onClick(R.id.watch_replay, this::replay);
    screen.outcome.onClick(R.id.see_table, () -> setResultSeen(true));
    screen.outcome.onClick(R.id.leave, () -> Navigator.of(this).back());
    model.state().observe(getViewLifecycleOwner(), state -> show(view, state));
  }

  private void onClick(int button, Runnable then) {
    screen.find(button).setOnClickListener(clicked -> then.run());
  }

  @Override
  public void onStart() {
    super.onStart();
    model.enter();
  }

  @Override
  public void onPause() {
    super.onPause();
    if (!requireActivity().isChangingConfigurations()) {
      setStopped(true);
    }
  }

  @Override
  public void onStop() {
    super.onStop();
    if (!requireActivity().isChangingConfigurations()) {
      model.leave();
    }
  }

  @Override
  public void onSaveInstanceState(@NonNull Bundle out) {
    super.onSaveInstanceState(out);
    out.putBoolean(RESULT_SEEN, resultSeen);
  }

  @Override
  public void onDestroyView() {
    super.onDestroyView();
    menu.ifPresent(PopupMenu::dismiss);
    table.ifPresent(t -> t.setWatcher(Optional.empty()));
    table = Optional.empty();
    look = Optional.empty();
    requireActivity().getWindow().clearFlags(WindowManager.LayoutParams.FLAG_SECURE);
  }

  private void show(View view, TableState state) {
    boolean loading = state instanceof TableState.Loading;
    view.findViewById(R.id.loading).setVisibility(loading ? View.VISIBLE : View.GONE);
    if (state instanceof TableState.Broken broken) {
      screen.notice.broken(broken.trouble(), () -> Navigator.of(this).openSaves());
    } else if (state instanceof TableState.Ready ready) {
      table = Optional.of(ready.table());
      look = Optional.of(ready.table().look(requireContext()));
      ready.table().setWatcher(Optional.of(this));
      screen.scene().setListener(ready.table());
      explaining.setGame(ready.table().kit().rules().facts().id());
      // What lay over the table before the screen was turned is not there any more, but for this.
      setDialogOpen(explaining.isOpen());
    }
  }

  @Override
  public void changed(List<Event> happened) {
    if (table.isPresent() && !happened.isEmpty()) {
      List<Cue> moments = new ArrayList<>();
      happened.forEach(event -> moments.add(table.get().cue(event)));
      cues.give(moments, screen.scene());
    }
    show();
  }

  private void show() {
    if (table.isPresent() && look.isPresent() && getView() != null) {
      render(table.get(), look.get());
    }
  }

  private void render(GameTable<?, ?, ?> shown, TableLook<?, ?, ?> looks) {
    if (shown.hidesSecrets()) {
      // No secret is in the picture that the system shows among the recent apps.
      requireActivity().getWindow().addFlags(WindowManager.LayoutParams.FLAG_SECURE);
    }
    dropSketch.setEnabled(shown.isSketching());
    if (shown.isCovered()) {
      dismiss(LogSheet.TAG);
      menu.ifPresent(PopupMenu::dismiss);
      explaining.close();
      screen.cover(looks.viewerName(), shown::uncover);
      return;
    }
    if (!shown.situation().isOver() || resultSeen) {
      screen.outcome.hide();
    }
    screen.show(shown, looks);
    if (!shown.isStopped()) {
      explaining.follow(screen.scene().scene());
    }
    rerun.follow(shown);
    screen.whenStill(this::offerLesson);
    if (shown.situation().isOver() && !resultSeen) {
      screen.whenStill(() -> showResult(shown, looks));
    }
  }

  private void offerLesson() {
    // the table may be gone by the time it has come to rest
    if (getView() != null) {
      boolean isReading =
          !getChildFragmentManager().getFragments().isEmpty() || screen.remark.isShown();
      table.ifPresent(t -> offer.consider(t, isReading || explaining.isOpen()));
    }
  }

  /** The lesson lies over the table, which stays as it is. */
  private void learn(TutorialScript script) {
    table.ifPresent(
        t -> {
          String game = t.kit().rules().facts().id();
          explaining.over().open(Place.TUTORIAL, TutorialFragment.what(game, script.id()));
        });
  }

  /** What the last move led to is seen before. */
  private void showResult(GameTable<?, ?, ?> shown, TableLook<?, ?, ?> looks) {
    if (getView() != null && shown.situation().isOver() && !resultSeen) {
      screen.outcome.show(
          shown.situation(),
          shown.kit().rules().facts().hasPoints(),
          looks.prompt(),
          looks.epilogue(),
          looks.finalPicture());
      screen.hidePage();
    }
  }

  /** Whoever looks around a finished table is not interrupted. */
  @Override
  public void sketched() {
    resultSeen |= table.filter(t -> t.situation().isOver()).isPresent();
  }

  @Override
  public void refused(Code code) {
    look.ifPresent(looks -> say(looks.refusal(code)));
  }

  @Override
  public void say(String sentence) {
    screen.remark.show(sentence);
  }

  private boolean onKey(int key) {
    if (screen.notice.isShown() || explaining.isOpen()) {
      return explaining.onKey(key);
    }
    switch (key) {
      case KeyEvent.KEYCODE_U -> undo();
      case KeyEvent.KEYCODE_H -> hint();
      case KeyEvent.KEYCODE_P -> table.ifPresent(t -> t.setStopped(!t.isStopped()));
      case KeyEvent.KEYCODE_L -> showLog();
      case KeyEvent.KEYCODE_M -> showMore();
      case KeyEvent.KEYCODE_S -> faster();
      case KeyEvent.KEYCODE_SPACE -> hurry();
      case KeyEvent.KEYCODE_O -> screen.switchOverlay();
      default -> {
        return false;
      }
    }
    return true;
  }

  private void undo() {
    table.ifPresent(t -> t.referee().undo());
  }

  private void setStopped(boolean stopped) {
    table.ifPresent(t -> t.setStopped(stopped));
  }

  private void hint() {
    screen.touched();
    table.ifPresent(
        shown -> {
          if (shown.sellsHints()) {
            screen.scene().tap(GameKit.HINT);
          } else {
            shown.referee().advise();
          }
        });
  }

  private void hurry() {
    table.ifPresent(t -> t.referee().hurry());
  }

  /** Whoever touches the table while others act does not want to wait. */
  private void touched() {
    if (screen.touched()) {
      // Not while the touch is still on its way to what it means.
      requireView().post(this::show);
    }
    hurry();
  }

  /** One step, where people want to see them one by one; otherwise all that others do. */
  private void skip() {
    table.ifPresent(
        t -> {
          if (settings.isOn(Switch.TAP_TO_CONTINUE)) {
            t.referee().hurry();
          } else {
            t.referee().skip();
          }
        });
  }

  private void showLog() {
    show(new LogSheet(), LogSheet.TAG);
  }

  @Override
  public GameLog log() {
    return look.<GameLog>map(TableLook::log).orElse(GameLog.EMPTY);
  }

  @Override
  public boolean canShowAgain() {
    return table
        .filter(
            t ->
                t.kit().showsAgain() && t.situation().isAsked() && t.position().movesOfOthers() > 0)
        .isPresent();
  }

  @Override
  public void showAgain() {
    table.ifPresent(t -> t.sketch(Again.FROM_THE_START));
  }

  private void show(DialogFragment dialog, String tag) {
    if (!isStateSaved() && getChildFragmentManager().findFragmentByTag(tag) == null) {
      dialog.showNow(getChildFragmentManager(), tag);
    }
  }

  private void dismiss(String tag) {
    if (getChildFragmentManager().findFragmentByTag(tag) instanceof DialogFragment dialog) {
      dialog.dismissAllowingStateLoss();
    }
  }

  private void showMore() {
    menu = table.map(t -> MoreMenu.show(screen.find(R.id.more), screen.scene(), t, settings, this));
    // It may have opened a dialog.
    menu.ifPresent(
        shown ->
            shown.setOnDismissListener(
                gone -> setDialogOpen(!getChildFragmentManager().getFragments().isEmpty())));
    setDialogOpen(menu.isPresent());
  }

  private void noteDialog(boolean isOpen) {
    setDialogOpen(isOpen || explaining.isOpen());
  }

  private void setDialogOpen(boolean isOpen) {
    table.ifPresent(t -> t.setDialogOpen(isOpen));
  }

  @Override
  public void rules() {
    table.ifPresent(t -> Navigator.of(this).openRules(t.kit().rules().facts().id()));
  }

  @Override
  public void settings() {
    Navigator.of(this).openSettings();
  }

  @Override
  public void faster() {
    screen.faster();
  }

  @Override
  public void result() {
    setResultSeen(false);
  }

  private void setResultSeen(boolean seen) {
    resultSeen = seen;
    show();
  }

  /** Asks first. */
  @Override
  public void abandon() {
    show(new AbandonDialog(), AbandonDialog.TAG);
  }

  /** Somebody has said yes. */
  void abandonNow() {
    table.ifPresent(t -> t.referee().abandon(() -> Navigator.of(this).back()));
  }

  private void rematch() {
    model.rematch(
        game -> Navigator.of(this).openTable(game), () -> say(getString(R.string.table_not_begun)));
  }

  private void replay() {
    Navigator.of(this).openReplay(Place.number(this));
  }
}
