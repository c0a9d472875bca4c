package org.monsterbox.app.art;

import android.content.Context;
import android.graphics.drawable.Drawable;
import androidx.annotation.ColorInt;
import androidx.annotation.DrawableRes;
import androidx.appcompat.content.res.AppCompatResources;
import org.monsterbox.app.R;

/** The line icons of the app; all are tinted by what they are shown on. */
public enum Icon {
  SEARCH(R.drawable.ic_search),
  TRADE(R.drawable.ic_trade),
  POWERS(R.drawable.ic_powers),
  SACRIFICE(R.drawable.ic_sacrifice),
  PERMAFROST(R.drawable.ic_permafrost),
  PROPHET(R.drawable.ic_prophet),
  SUPER_NOVA(R.drawable.ic_super_nova),
  ATTACK(R.drawable.ic_attack),
  END_TURN(R.drawable.ic_end_turn),
  UNDO(R.drawable.ic_undo),
  HINT(R.drawable.ic_hint),
  LOG(R.drawable.ic_log),
  MORE(R.drawable.ic_more),
  PAUSE(R.drawable.ic_pause),
  PLAY(R.drawable.ic_play),
  FAST(R.drawable.ic_fast),
  STEP_FORWARD(R.drawable.ic_step_forward),
  STEP_BACK(R.drawable.ic_step_back),
  PERSON(R.drawable.ic_person),
  BOT(R.drawable.ic_bot),
  SETTINGS(R.drawable.ic_settings),
  SHARE(R.drawable.ic_share),
  DELETE(R.drawable.ic_delete),
  STATISTICS(R.drawable.ic_statistics),
  RULES(R.drawable.ic_rules),
  SOUND(R.drawable.ic_sound),
  CLOSE(R.drawable.ic_close),
  ADD(R.drawable.ic_add),
  DRAG(R.drawable.ic_drag),
  CHECK(R.drawable.ic_check);

  @DrawableRes private final int drawable;

  Icon(@DrawableRes int drawable) {
    this.drawable = drawable;
  }

  @DrawableRes
  public int drawable() {
    return drawable;
  }

  /** The icon in a colour, to be drawn among other pieces. */
  public Piece piece(Context context, @ColorInt int colour) {
    Drawable picture = AppCompatResources.getDrawable(context, drawable).mutate();
    picture.setTint(colour);
    return (canvas, width, height) -> {
      int size = Math.round(Math.min(width, height));
      canvas.save();
      canvas.translate((width - size) / 2, (height - size) / 2);
      picture.setBounds(0, 0, size, size);
      picture.draw(canvas);
      canvas.restore();
    };
  }
}
