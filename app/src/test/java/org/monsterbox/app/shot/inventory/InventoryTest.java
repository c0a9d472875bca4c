package org.monsterbox.app.shot.inventory;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Color;
import android.graphics.Paint;
import android.view.View;
import android.widget.FrameLayout;
import android.widget.TextView;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Lettering;
import org.monsterbox.app.scene.view.SceneView;

/** Whatever a person would notice on a screen makes another text of it. */
@RunWith(AndroidJUnit4.class)
public final class InventoryTest {

  private static final String NAME = "A name that is not short";
  private static final int SIZE = 400;

  private final Context context = ApplicationProvider.getApplicationContext();
  private final Lettering lettering = new Lettering(context);

  @Test
  public void theSameIsTheSame() {
    assertEquals(List.of(), difference(node -> node));
    assertEquals(List.of(), viewDifference(text -> {}));
  }

  @Test
  public void aNodeThatMovedIsSeen() {
    assertEquals(
        List.of("*card AT: expected 10,20 100x40, seen 14,20 100x40"),
        difference(node -> node.at(node.bounds().moved(4, 0))));
  }

  @Test
  public void aLastDigitIsNotSeen() {
    Bounds half = Bounds.of(10.5f, 20, 100, 40);
    assertEquals(
        List.of(),
        scene(List.of(card().at(half)))
            .differences(scene(List.of(card().at(half.moved(0.0001f, -0.0001f))))));
  }

  @Test
  public void anotherLabelIsSeen() {
    assertEquals(
        List.of("*card SAYS: expected 'Card', seen 'Cart'"),
        difference(node -> card("Cart", red())));
  }

  @Test
  public void anotherColourIsSeen() {
    assertEquals(
        List.of("*card DRAWN: expected 1 in #ff0000, seen 1 in #fe0000"),
        difference(node -> card("Card", solid(Color.rgb(254, 0, 0)))));
  }

  @Test
  public void oneColourOfManyIsSeen() {
    Piece many = stripes(Color.RED, Color.GREEN, Color.BLUE, Color.CYAN, Color.GRAY);
    Piece other = stripes(Color.RED, Color.GREEN, Color.BLUE, Color.CYAN, Color.LTGRAY);
    assertFalse(
        scene(List.of(card("Card", many)))
            .differences(scene(List.of(card("Card", other))))
            .isEmpty());
  }

  @Test
  public void textThatIsCutIsSeen() {
    assertEquals(
        List.of("*card READS: expected '" + NAME + "', seen 'A name…'"),
        scene(List.of(card("Card", written(300))))
            .differences(scene(List.of(card("Card", written(60))))));
  }

  @Test
  public void aNodeThatIsGoneOrNewIsSeen() {
    Inventory both = scene(List.of(card(), second()));
    Inventory one = scene(List.of(card()));
    assertEquals(List.of("*second is gone"), both.differences(one));
    assertTrue(one.differences(both).get(0).startsWith("*second is new"));
  }

  @Test
  public void anotherOrderIsSeen() {
    assertTrue(
        scene(List.of(card(), second()))
            .differences(scene(List.of(second(), card())))
            .get(0)
            .startsWith("in another order"));
  }

  @Test
  public void whatCanBeDoneIsSeen() {
    assertEquals(
        List.of("*card IS: expected button, seen button, selected, tap says"),
        difference(node -> node.tapped(new Tap.Say("no")).selected(true)));
  }

  @Test
  public void viewsThatChangeAreSeen() {
    assertEquals(
        List.of("prompt SAYS: expected 'Your turn', seen 'My turn'"),
        viewDifference(text -> text.setText("My turn")));
    assertEquals(
        List.of("prompt AT: expected 0,0 400x400, seen 8,0 400x400"),
        viewDifference(text -> text.setTranslationX(8)));
    assertEquals(
        List.of("prompt DRAWN: expected 1 in #0000ff, seen 1 in #00ff00"),
        viewDifference(text -> text.setTextColor(Color.GREEN)));
    assertEquals(
        List.of("prompt DRAWN: expected 1 in #0000ff, seen 2 in #ffff00 #0000ff"),
        viewDifference(text -> text.setBackgroundColor(Color.YELLOW)));
    assertEquals(
        List.of("prompt is gone"), viewDifference(text -> text.setVisibility(View.INVISIBLE)));
  }

  private List<String> difference(UnaryOperator<Node> change) {
    return scene(List.of(card())).differences(scene(List.of(change.apply(card()))));
  }

  private Inventory scene(List<Node> nodes) {
    SceneView table = new SceneView(context, null);
    table.show(new Scene(SIZE, SIZE, nodes, List.of()));
    return InventoryWriter.of(laidOut(table));
  }

  private List<String> viewDifference(Consumer<TextView> change) {
    return window(text -> {}).differences(window(change));
  }

  private Inventory window(Consumer<TextView> change) {
    TextView text = new TextView(context);
    text.setId(R.id.prompt);
    text.setTextColor(Color.BLUE);
    text.setText("Your turn");
    FrameLayout window = new FrameLayout(context);
    window.addView(text);
    change.accept(text);
    return InventoryWriter.of(laidOut(window));
  }

  private static View laidOut(View view) {
    int exactly = View.MeasureSpec.makeMeasureSpec(SIZE, View.MeasureSpec.EXACTLY);
    view.measure(exactly, exactly);
    view.layout(0, 0, SIZE, SIZE);
    return view;
  }

  private static Node second() {
    return Node.decoration("second", Bounds.of(0, 0, 10, 10), red());
  }

  private static Node card() {
    return card("Card", red());
  }

  private static Node card(String label, Piece piece) {
    return Node.of(Role.BUTTON, "card", Bounds.of(10, 20, 100, 40), piece, label);
  }

  private Piece written(float width) {
    return lettering.text(NAME, lettering.style(14).lines(1), width);
  }

  private static Piece red() {
    return solid(Color.RED);
  }

  private static Piece solid(int colour) {
    return stripes(colour);
  }

  private static Piece stripes(int... colours) {
    return (canvas, width, height) -> {
      for (int colour : colours) {
        Paint paint = new Paint();
        paint.setColor(colour);
        canvas.drawRect(0, 0, width, height, paint);
      }
    };
  }
}
