package org.monsterbox.app.saves;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.activity.EdgeToEdge;
import androidx.annotation.Nullable;
import androidx.appcompat.app.AppCompatActivity;
import androidx.core.content.IntentCompat;
import androidx.core.view.ViewCompat;
import androidx.lifecycle.ViewModelProvider;
import java.util.Optional;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PictureView;
import org.monsterbox.app.art.poster.TornSave;
import org.monsterbox.app.shelf.SystemBars;

/** Opens a file that another app hands over, or says why it cannot be opened. */
public final class OpenFileActivity extends AppCompatActivity {

  static Intent intent(Context context, Uri file) {
    return new Intent(context, OpenFileActivity.class).setAction(Intent.ACTION_VIEW).setData(file);
  }

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    EdgeToEdge.enable(this);
    super.onCreate(savedInstanceState);
    setTitle(R.string.open_title);
    setContentView(R.layout.open_file);
    SystemBars.padPage(findViewById(R.id.page));
    ViewCompat.setAccessibilityHeading(findViewById(R.id.title), true);
    findViewById(R.id.close).setOnClickListener(clicked -> finish());
    OpenFileViewModel model =
        new ViewModelProvider(this, OpenFileViewModel.FACTORY).get(OpenFileViewModel.class);
    model.state().observe(this, this::show);
    model.open(file(getIntent()));
  }

  private static Optional<Uri> file(Intent intent) {
    return Intent.ACTION_SEND.equals(intent.getAction())
        ? Optional.ofNullable(
            IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri.class))
        : Optional.ofNullable(intent.getData());
  }

  private void show(OpenFileViewModel.State state) {
    if (state instanceof OpenFileViewModel.State.Kept kept) {
      startActivity(MainActivity.atGame(this, kept.game(), kept.over()));
      finish();
    } else if (state instanceof OpenFileViewModel.State.Refused refused) {
      show(refused);
    }
  }

  private void show(OpenFileViewModel.State.Refused refused) {
    findViewById(R.id.reading).setVisibility(View.GONE);
    findViewById(R.id.torn).setVisibility(View.VISIBLE);
    findViewById(R.id.nothing_lost).setVisibility(View.VISIBLE);
    this.<PictureView>findViewById(R.id.torn).setPicture(new TornSave(Palette.of(this)));
    this.<TextView>findViewById(R.id.title).setText(R.string.open_refused_title);
    this.<TextView>findViewById(R.id.message).setText(getString(refused.text(), refused.line()));
  }
}
