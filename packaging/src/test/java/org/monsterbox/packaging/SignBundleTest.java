package org.monsterbox.packaging;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class SignBundleTest {

  private static final String TEXT = "what the bundle holds";

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private SigningKey key;
  private Path unsigned;

  @Before
  public void write() throws Exception {
    unsigned = TinyApk.write(file("unsigned.aab"), "text", TEXT);
    key = SigningKey.of(Map.of(), file("key.p12"));
  }

  @Test
  public void whatItHoldsIsSignedByTheKey() throws Exception {
    SignBundle.sign(unsigned, file("signed.aab"), key);

    try (JarFile signed = new JarFile(file("signed.aab").toFile())) {
      JarEntry entry = signed.getJarEntry("text");
      assertArrayEquals(
          TEXT.getBytes(StandardCharsets.UTF_8), signed.getInputStream(entry).readAllBytes());
      assertEquals(key.certificate(), entry.getCertificates()[0]);
    }
  }

  @Test
  public void beforehandItIsNot() throws IOException {
    try (JarFile jar = new JarFile(unsigned.toFile())) {
      JarEntry entry = jar.getJarEntry("text");
      jar.getInputStream(entry).readAllBytes();
      assertNull(entry.getCertificates());
    }
  }

  private Path file(String name) {
    return folder.getRoot().toPath().resolve(name);
  }
}
