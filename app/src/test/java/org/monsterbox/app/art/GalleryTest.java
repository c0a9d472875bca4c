package org.monsterbox.app.art;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import androidx.test.core.app.ApplicationProvider;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.R;
import org.monsterbox.app.art.thirteen.Badge;
import org.monsterbox.app.art.thirteen.BadgeArt;
import org.monsterbox.app.art.thirteen.CardArt;
import org.monsterbox.app.art.thirteen.DiceArt;
import org.monsterbox.app.art.thirteen.Element;
import org.monsterbox.app.art.thirteen.MonsterArt;
import org.monsterbox.app.art.thirteen.Part;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Sheets of everything that is drawn, to be looked at in build/shots. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class GalleryTest {

  private static final int[][] MIXES = {
    {1, 5, 9},
    {2, 7, 11},
    {3, 10, 6},
    {4, 1, 8},
    {6, 12, 2},
    {13, 4, 10},
    {8, 13, 1},
    {9, 3, 13},
    {10, 2, 5},
    {11, 8, 4},
    {12, 6, 7},
    {7, 11, 3},
    {5, 9, 12}
  };

  @Test
  public void everythingByDay() throws IOException {
    draw("notnight", "light");
  }

  @Test
  public void everythingByNight() throws IOException {
    draw("night", "dark");
  }

  private static void draw(String qualifier, String name) throws IOException {
    RuntimeEnvironment.setQualifiers("+" + qualifier);
    Context context = ApplicationProvider.getApplicationContext();
    Palette palette = Palette.of(context);
    MonsterArt monsters = new MonsterArt(palette);
    CardArt cards = new CardArt(monsters);
    sheet("pure", name, context, pure(monsters), 7, 200, 280);
    sheet("mixed", name, context, mixed(monsters), 7, 150, 210);
    sheet("parts", name, context, parts(monsters), 6, 200, 100);
    sheet("cards", name, context, faces(cards), 12, 108, 108);
    sheet("cards-small", name, context, faces(cards), 12, 38, 38);
    sheet("joined", name, context, joined(cards), 6, 200, 108);
    sheet("sets", name, context, sets(cards), 13, 90, 72);
    sheet("sets-small", name, context, sets(cards), 13, 40, 32);
    sheet("small", name, context, small(palette), 10, 72, 72);
    sheet("icons", name, context, icons(context), 10, 72, 72);
    sheet("scenes", name, context, scenes(palette), 2, 500, 400);
  }

  private static List<Piece> pure(MonsterArt monsters) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 1; i <= MonsterArt.MONSTERS; i++) {
      pieces.add(monsters.creature(i, i, i));
    }
    pieces.add((canvas, w, h) -> monsters.creature(4, 4, 4).draw(canvas, w, h, 1, 1));
    return pieces;
  }

  private static List<Piece> mixed(MonsterArt monsters) {
    List<Piece> pieces = new ArrayList<>();
    for (int[] mix : MIXES) {
      pieces.add(monsters.creature(mix[0], mix[1], mix[2]));
    }
    pieces.add((canvas, w, h) -> monsters.creature(5, 1, 5).draw(canvas, w, h, 0.5f, 1));
    return pieces;
  }

  private static List<Piece> parts(MonsterArt monsters) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 1; i <= MonsterArt.MONSTERS; i++) {
      for (Part part : Part.values()) {
        pieces.add(monsters.part(i, part));
      }
    }
    return pieces;
  }

  private static List<Piece> faces(CardArt cards) {
    List<Piece> pieces = new ArrayList<>();
    for (int card = 0; card < 78; card++) {
      pieces.add(cards.face(card));
    }
    pieces.add(cards.back());
    for (int seat = 0; seat < 5; seat++) {
      pieces.add(cards.frozen(seat, seat + 1));
    }
    return pieces;
  }

  private static List<Piece> joined(CardArt cards) {
    List<Piece> pieces = new ArrayList<>();
    for (int monster = 0; monster < 13; monster++) {
      int left = monster * 6 + monster % 3 * 2;
      int stranger = (left + 2 * (monster % 5 + 3) + 1) % 78;
      pieces.add(pair(cards, left, left + 1));
      pieces.add(pair(cards, left, stranger));
    }
    return pieces;
  }

  private static Piece pair(CardArt cards, int left, int right) {
    return (canvas, width, height) -> {
      cards.face(left).draw(canvas, height, height);
      canvas.translate(height * CardArt.JOIN, 0);
      cards.face(right).draw(canvas, height, height);
    };
  }

  private static List<Piece> sets(CardArt cards) {
    List<Piece> pieces = new ArrayList<>();
    for (int set = 0; set < 39; set++) {
      pieces.add(cards.set(set));
    }
    return pieces;
  }

  private static List<Piece> small(Palette palette) {
    List<Piece> pieces = new ArrayList<>();
    DiceArt dice = new DiceArt(palette);
    BadgeArt badges = new BadgeArt(palette);
    for (int face = 1; face <= 6; face++) {
      pieces.add(dice.die(face));
    }
    for (int face = 1; face <= 6; face++) {
      pieces.add(dice.kept(face));
    }
    for (int seat = 0; seat < 8; seat++) {
      pieces.add(dice.frozen(seat, seat % 6 + 1));
    }
    for (int seat = 0; seat < 8; seat++) {
      pieces.add(new SeatMark(palette, seat));
    }
    for (Element element : Element.values()) {
      pieces.add(badges.element(element));
    }
    for (Badge badge : Badge.values()) {
      pieces.add(badges.badge(badge));
    }
    for (int i = 0; i < 8; i++) {
      float turn = i / 8f;
      pieces.add(
          (canvas, width, height) ->
              dice.draw(canvas, width, height, 5, turn * 360, turn * (1 - turn) * 4));
    }
    return pieces;
  }

  private static List<Piece> icons(Context context) {
    List<Piece> pieces = new ArrayList<>();
    for (var field : R.drawable.class.getFields()) {
      if (field.getName().startsWith("ic_") && !field.getName().contains("launcher")) {
        int id =
            context
                .getResources()
                .getIdentifier(field.getName(), "drawable", context.getPackageName());
        pieces.add(
            (canvas, width, height) -> {
              var drawable = context.getDrawable(id).mutate();
              drawable.setTint(context.getColor(R.color.ink));
              drawable.setBounds(0, 0, (int) width, (int) height);
              drawable.draw(canvas);
            });
      }
    }
    return pieces;
  }

  private static List<Piece> scenes(Palette palette) {
    return List.of(
        Piece.of(new EmptyShelf(palette)),
        Piece.of(new TornSave(palette)),
        Piece.of(new Curtain(palette)),
        Piece.of(new Winner(palette)));
  }

  private static void sheet(
      String sheet,
      String theme,
      Context context,
      List<Piece> pieces,
      int columns,
      int width,
      int height)
      throws IOException {
    int gap = 8;
    int rows = (pieces.size() + columns - 1) / columns;
    Bitmap bitmap =
        Bitmap.createBitmap(
            columns * (width + gap) + gap, rows * (height + gap) + gap, Bitmap.Config.ARGB_8888);
    bitmap.eraseColor(context.getColor(R.color.table));
    Canvas canvas = new Canvas(bitmap);
    for (int i = 0; i < pieces.size(); i++) {
      canvas.save();
      canvas.translate(
          gap + i % columns * (width + gap), gap + (float) (i / columns) * (height + gap));
      pieces.get(i).draw(canvas, width, height);
      canvas.restore();
    }
    Path file =
        Path.of("build", "shots", String.format(Locale.ROOT, "art-%s-%s.png", sheet, theme));
    Files.createDirectories(file.getParent());
    try (OutputStream out = Files.newOutputStream(file)) {
      bitmap.compress(Bitmap.CompressFormat.PNG, 100, out);
    }
  }
}
