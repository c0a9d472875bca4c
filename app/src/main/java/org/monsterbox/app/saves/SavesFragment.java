package org.monsterbox.app.saves;

import android.content.Context;
import android.net.Uri;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import androidx.recyclerview.widget.GridLayoutManager;
import androidx.recyclerview.widget.RecyclerView;
import com.google.android.material.appbar.MaterialToolbar;
import java.util.List;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PictureView;
import org.monsterbox.app.art.poster.EmptyShelf;
import org.monsterbox.app.form.Remark;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.GameKits;
import org.monsterbox.app.shelf.SystemBars;
import org.monsterbox.app.store.rows.SavedGame;

/** All games that are kept: to go on with, to watch again, to pass on, to throw away. */
public final class SavesFragment extends Fragment implements SavedGameHolder.Actions {

  private static final String GAME = "game";
  private static final String FILE_NAME = "file name";
  private static final String[] ANY_TYPE = {"*/*"};

  private final ActivityResultLauncher<String[]> picker =
      registerForActivityResult(new ActivityResultContracts.OpenDocument(), this::openFile);
  private SavesViewModel model;
  private SavedGameWords words;

  public SavesFragment() {
    super(R.layout.saves);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    Context context = view.getContext();
    model = new ViewModelProvider(this, SavesViewModel.FACTORY).get(SavesViewModel.class);
    words = new SavedGameWords(context, kits());
    ViewCompat.setAccessibilityPaneTitle(view, getString(R.string.saves_title));
    MaterialToolbar toolbar = view.findViewById(R.id.toolbar);
    SystemBars.padTop(toolbar);
    toolbar.setNavigationOnClickListener(clicked -> Navigator.of(this).back());
    toolbar.setOnMenuItemClickListener(
        item -> {
          picker.launch(ANY_TYPE);
          return true;
        });
    SavesAdapter adapter = new SavesAdapter(words, new Miniatures(context), this);
    showList(view.findViewById(R.id.games), adapter);
    showEmpty(view);
    model.rows().observe(getViewLifecycleOwner(), rows -> show(view, adapter, rows));
    model.news().observe(getViewLifecycleOwner(), news -> news.ifPresent(told -> tell(view, told)));
    getParentFragmentManager()
        .setFragmentResultListener(
            SecretsDialog.RESULT,
            getViewLifecycleOwner(),
            (key, result) -> model.write(result.getLong(GAME), result.getString(FILE_NAME, "")));
  }

  private GameKits kits() {
    return MonsterBoxApplication.of(requireContext()).kits();
  }

  private void showList(RecyclerView list, SavesAdapter adapter) {
    SystemBars.padBottom(list);
    int columns = getResources().getInteger(R.integer.saves_columns);
    GridLayoutManager grid = new GridLayoutManager(list.getContext(), columns);
    grid.setSpanSizeLookup(
        new GridLayoutManager.SpanSizeLookup() {
          @Override
          public int getSpanSize(int position) {
            return adapter.isHeading(position) ? columns : 1;
          }
        });
    list.setLayoutManager(grid);
    list.setItemAnimator(null);
    list.setAdapter(adapter);
  }

  private static void showEmpty(View view) {
    view.<PictureView>findViewById(R.id.empty_picture)
        .setPicture(new EmptyShelf(Palette.of(view.getContext())));
    view.<TextView>findViewById(R.id.empty_title).setText(R.string.saves_empty_title);
    view.<TextView>findViewById(R.id.empty_text).setText(R.string.saves_empty);
  }

  private static void show(View view, SavesAdapter adapter, List<SavesRow> rows) {
    adapter.show(rows);
    view.findViewById(R.id.empty).setVisibility(rows.isEmpty() ? View.VISIBLE : View.GONE);
  }

  private void tell(View view, SavesViewModel.News news) {
    model.told();
    if (news instanceof SavesViewModel.News.Deleted deleted) {
      Remark.of(view, R.string.saves_deleted)
          .setAction(R.string.saves_undo, clicked -> model.restore(deleted.game()))
          .show();
    } else if (news instanceof SavesViewModel.News.Written written) {
      startActivity(SharedFiles.send(requireContext(), written.file()));
    } else if (news instanceof SavesViewModel.News.Failed failed) {
      Remark.of(view, FailureWords.of(failed.reason())).show();
    }
  }

  private void openFile(@Nullable Uri file) {
    if (file != null) {
      startActivity(OpenFileActivity.intent(requireContext(), file));
    }
  }

  @Override
  public void goOn(SavedGame game) {
    Navigator.of(this).openTable(game.id());
  }

  @Override
  public void replay(SavedGame game) {
    Navigator.of(this).openReplay(game.id());
  }

  @Override
  public void share(SavedGame game) {
    String fileName = SharedFiles.name(words.title(game), game.updatedAt());
    boolean secrets =
        game.status() != SavedGame.Status.FINISHED
            && kits().find(game.game()).filter(GameKit::keepsSecrets).isPresent();
    if (secrets) {
      Bundle result = new Bundle();
      result.putLong(GAME, game.id());
      result.putString(FILE_NAME, fileName);
      SecretsDialog.of(result).show(getParentFragmentManager(), SecretsDialog.RESULT);
    } else {
      model.write(game.id(), fileName);
    }
  }

  @Override
  public void delete(SavedGame game) {
    model.delete(game);
  }
}
