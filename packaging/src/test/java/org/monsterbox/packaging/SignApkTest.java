package org.monsterbox.packaging;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class SignApkTest {

  private static final String TEXT = "what the APK holds";

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private Path unsigned;
  private Path signed;

  @Before
  public void sign() throws Exception {
    unsigned = TinyApk.write(file("unsigned.apk"), "text", TEXT);
    signed = file("signed.apk");
    SignApk.sign(unsigned, signed, SigningKey.of(Map.of(), file("key.p12")));
  }

  @Test
  public void aSignedApkIsVerified() throws Exception {
    assertEquals(List.of(), InspectApk.signatureFaults(signed));
  }

  @Test
  public void anUnsignedApkIsNot() throws Exception {
    assertFalse(InspectApk.signatureFaults(unsigned).isEmpty());
  }

  @Test
  public void aChangedApkIsNot() throws Exception {
    byte[] bytes = Files.readAllBytes(signed);
    bytes[indexOf(bytes, "text")]++;
    Files.write(signed, bytes);

    assertFalse(InspectApk.signatureFaults(signed).isEmpty());
  }

  private Path file(String name) throws IOException {
    return folder.getRoot().toPath().resolve(name);
  }

  private static int indexOf(byte[] bytes, String part) {
    return new String(bytes, StandardCharsets.ISO_8859_1).indexOf(part);
  }
}
