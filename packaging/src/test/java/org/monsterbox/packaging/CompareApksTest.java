package org.monsterbox.packaging;

import static org.junit.Assert.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class CompareApksTest {

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void findsNothingInEqualFiles() throws IOException {
    assertEquals("", CompareApks.difference(apk("a", "text", "same"), apk("b", "text", "same")));
  }

  @Test
  public void namesTheEntryThatChanged() throws IOException {
    assertEquals(
        "in [text]", CompareApks.difference(apk("a", "text", "same"), apk("b", "text", "other")));
  }

  @Test
  public void namesEntriesThatOnlyOneHas() throws IOException {
    assertEquals(
        "in [left, right]",
        CompareApks.difference(apk("a", "left", "same"), apk("b", "right", "same")));
  }

  private Path apk(String file, String entry, String text) throws IOException {
    return TinyApk.write(folder.getRoot().toPath().resolve(file), entry, text);
  }
}
