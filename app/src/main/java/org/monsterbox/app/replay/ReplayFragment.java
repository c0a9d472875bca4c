package org.monsterbox.app.replay;

import android.os.Bundle;
import android.text.method.ScrollingMovementMethod;
import android.view.KeyEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import android.widget.SeekBar;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.appcompat.widget.TooltipCompat;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.button.MaterialButton;
import java.util.Optional;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.Place;
import org.monsterbox.app.R;
import org.monsterbox.app.explain.Explaining;
import org.monsterbox.app.form.Remark;
import org.monsterbox.app.games.Again;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.app.settings.Settings;
import org.monsterbox.app.shelf.SystemBars;
import org.monsterbox.app.sound.Cues;
import org.monsterbox.app.table.parts.KeyedFrame;
import org.monsterbox.app.table.parts.Notice;
import org.monsterbox.app.table.parts.SceneMenu;
import org.monsterbox.app.table.parts.Stages;

/** A game to watch: forward, back, to any place, or by itself. */
public final class ReplayFragment extends Fragment {

  private ReplayViewModel model;
  private Settings settings;
  private Cues cues;
  private SceneView scene;
  private Explaining explaining;
  private Optional<ReplayGame<?, ?, ?>.Look> look = Optional.empty();
  private int shownMove;
  private Draft draft = Draft.NONE;

  public ReplayFragment() {
    super(R.layout.replay);
  }

  @Override
  public void onCreate(@Nullable Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    settings = MonsterBoxApplication.of(requireContext()).settings();
    model = new ViewModelProvider(this, ReplayViewModel.FACTORY).get(ReplayViewModel.class);
    cues = new Cues(settings, model.sounds());
    model.open(Place.number(this));
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    SystemBars.padPage(view.findViewById(R.id.page));
    ViewCompat.setAccessibilityPaneTitle(view, getString(R.string.replay_title));
    ((KeyedFrame) view).setShortcut(this::onKey);
    scene = view.findViewById(R.id.scene);
    explaining = new Explaining(this, (ViewGroup) view, view.findViewById(R.id.page), scene);
    explaining.setWhenOpen(this::waitFor);
    scene.setListener(this::onTap);
    onClick(R.id.step_back, () -> model.step(-1));
    onClick(R.id.step_forward, () -> model.step(1));
    onClick(R.id.play, this::playOrPause);
    onClick(R.id.speed, model::faster);
    onClick(R.id.minds, model::switchMinds);
    TooltipCompat.setTooltipText(view.findViewById(R.id.minds), getString(R.string.replay_minds));
    view.<SeekBar>findViewById(R.id.place).setOnSeekBarChangeListener(new Scrubbing());
    view.<TextView>findViewById(R.id.happened)
        .setMovementMethod(ScrollingMovementMethod.getInstance());
    Stages.whenResized(scene, () -> show(model.state().getValue()));
    model.state().observe(getViewLifecycleOwner(), this::show);
  }

  private void onClick(int button, Runnable then) {
    requireView().findViewById(button).setOnClickListener(clicked -> then.run());
  }

  @Override
  public void onStop() {
    super.onStop();
    if (!requireActivity().isChangingConfigurations()) {
      model.setPlaying(false);
    }
  }

  @Override
  public void onDestroyView() {
    super.onDestroyView();
    look = Optional.empty();
  }

  private void waitFor(boolean reader) {
    if (reader) {
      model.setPlaying(false);
    }
  }

  /** What lies there can be looked at while the game stands still. */
  private void onTap(Node node, Tap tap, long time) {
    if (tap instanceof Tap.Sketch sketch && !(sketch.draft() instanceof Again)) {
      model.setPlaying(false);
      draft = sketch.draft();
      show(model.state().getValue());
    } else if (tap instanceof Tap.Say says) {
      Remark.of(requireView(), says.sentence()).setAnchorView(R.id.happened).show();
    }
  }

  private void playOrPause() {
    if (model.state().getValue() instanceof ReplayState.Ready ready) {
      model.setPlaying(!ready.playing());
    }
  }

  private boolean onKey(int key) {
    if (explaining.isOpen()) {
      return explaining.onKey(key);
    }
    switch (key) {
      case KeyEvent.KEYCODE_SPACE -> playOrPause();
      case KeyEvent.KEYCODE_N -> model.step(1);
      case KeyEvent.KEYCODE_P -> model.step(-1);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void show(@Nullable ReplayState state) {
    View view = getView();
    if (view == null || state == null) {
      return;
    }
    boolean loading = state instanceof ReplayState.Loading;
    view.findViewById(R.id.loading).setVisibility(loading ? View.VISIBLE : View.GONE);
    if (state instanceof ReplayState.Broken broken) {
      new Notice(view.findViewById(R.id.notice))
          .broken(broken.trouble(), () -> Navigator.of(this).openSaves());
      view.findViewById(R.id.page).setVisibility(View.INVISIBLE);
    } else if (state instanceof ReplayState.Ready ready) {
      show(view, ready);
    }
  }

  private void show(View view, ReplayState.Ready ready) {
    if (look.isEmpty()) {
      look = Optional.of(ready.game().look(requireContext()));
      explaining.setGame(ready.game().id());
      shownMove = ready.move();
    }
    ReplayGame<?, ?, ?>.Look looks = look.get();
    int move = ready.move();
    if (move != shownMove || ready.playing()) {
      draft = Draft.NONE;
    }
    SeekBar place = view.findViewById(R.id.place);
    place.setMax(ready.game().length());
    place.setProgress(move);
    String where = getString(R.string.replay_place, move, ready.game().length());
    view.<TextView>findViewById(R.id.place_words).setText(where);
    view.<TextView>findViewById(R.id.happened).setText(looks.caption(move, ready.minds()));
    view.findViewById(R.id.step_back).setEnabled(move > 0);
    view.findViewById(R.id.step_forward).setEnabled(!ready.isAtEnd());
    MaterialButton play = view.findViewById(R.id.play);
    play.setIconResource(ready.playing() ? R.drawable.ic_pause : R.drawable.ic_play);
    play.setText(ready.playing() ? R.string.replay_pause : R.string.replay_play);
    view.<Button>findViewById(R.id.speed).setText(getString(R.string.replay_speed, ready.speed()));
    MaterialButton minds = view.findViewById(R.id.minds);
    minds.setVisibility(ready.game().hasMinds() ? View.VISIBLE : View.GONE);
    minds.setChecked(ready.minds());
    if (scene.getWidth() > 0 && scene.getHeight() > 0) {
      scene.setReducedMotion(settings.isStill());
      scene.show(looks.scene(move, Stages.upright(scene), ready.minds(), draft));
      explaining.follow(scene.scene());
    }
    SceneMenu.showButton(view.findViewById(R.id.more), scene);
    if (move == shownMove + 1) {
      cues.give(ready.game().cues(move), scene);
    }
    shownMove = move;
  }

  private final class Scrubbing implements SeekBar.OnSeekBarChangeListener {

    @Override
    public void onProgressChanged(SeekBar bar, int move, boolean byPerson) {
      if (byPerson) {
        model.goTo(move);
      }
    }

    @Override
    public void onStartTrackingTouch(SeekBar bar) {}

    @Override
    public void onStopTrackingTouch(SeekBar bar) {}
  }
}
