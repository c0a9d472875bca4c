package org.monsterbox.app.about;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class PartTest {

  private final Context context = ApplicationProvider.getApplicationContext();
  private final List<Part> parts = Part.all(context);

  @Test
  public void everyPartHasANameAVersionAndALicenceToRead() {
    for (Part part : parts) {
      assertFalse(part.toString(), part.name().isEmpty());
      assertTrue(part.toString(), part.version().matches("[0-9]+([.][0-9a-z]+)+"));
      assertFalse(part.toString(), part.licence().text(context).isEmpty());
    }
  }

  @Test
  public void namesTheVersionsThatAreInTheApp() throws IOException {
    assertNamed("AppCompat", "appcompat");
    assertNamed("Lifecycle ViewModel", "lifecycle");
    assertNamed("Material Components for Android", "material");
    assertNamed("Room-Runtime", "room");
  }

  private void assertNamed(String name, String inCatalog) throws IOException {
    Part part = new Part(name, version(inCatalog), Licence.APACHE_2);
    assertTrue(part + " is not among " + parts, parts.contains(part));
  }

  private static String version(String library) throws IOException {
    Path catalog = Path.of("..", "gradle", "libs.versions.toml");
    Matcher line =
        Pattern.compile("(?m)^" + library + " = \"(.*)\"$")
            .matcher(new String(Files.readAllBytes(catalog), StandardCharsets.UTF_8));
    assertTrue(library, line.find());
    return line.group(1);
  }
}
