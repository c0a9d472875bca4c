package org.monsterbox.toolchain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;

/** The few versions that have to be named in two places are the same in both. */
public final class VersionsTest {
  @Test
  public void theWrapperRunsTheSameGradle() throws Exception {
    String wrapper =
        found("../gradle/wrapper/gradle-wrapper.properties", "distributionUrl=.*/gradle-(.+)-bin");

    assertEquals(found("pom.xml", "<gradle>(.+)</gradle>"), wrapper);
  }

  @Test
  public void theScriptLooksForTheAndroidApiThatIsBuilt() throws Exception {
    assertEquals(
        String.valueOf(AndroidSdk.API), found("pom.xml", "<android.api>(.+)</android.api>"));
  }

  @Test
  public void theScriptKnowsTheSdkMadeHere() throws Exception {
    assertEquals(AndroidSdk.MARKER, found("gradle", "\\$sdk/(made.+)\""));
  }

  private static String found(String file, String pattern) throws IOException {
    Matcher matcher = Pattern.compile(pattern).matcher(Files.readString(Path.of(file)));
    assertTrue(pattern + " in " + file, matcher.find());
    return matcher.group(1);
  }
}
