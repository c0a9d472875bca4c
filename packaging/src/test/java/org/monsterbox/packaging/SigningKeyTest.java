package org.monsterbox.packaging;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.Map;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class SigningKeyTest {

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void makesAThrowAwayKeyOnceAndKeepsIt() throws Exception {
    SigningKey first = SigningKey.of(Map.of(), store("new/one.p12"));

    assertEquals(first, SigningKey.of(Map.of(), store("new/one.p12")));
    assertNotEquals(first, SigningKey.of(Map.of(), store("another.p12")));
  }

  @Test
  public void takesTheKeyThatTheEnvironmentNames() throws Exception {
    SigningKey known = SigningKey.of(Map.of(), store("known.p12"));

    SigningKey taken = SigningKey.of(environment("throw-away", "monsterbox"), store("unused.p12"));

    assertEquals(known, taken);
  }

  @Test
  public void saysWhichKeyIsMissing() throws Exception {
    SigningKey.of(Map.of(), store("known.p12"));

    GeneralSecurityException refusal =
        assertThrows(
            GeneralSecurityException.class,
            () -> SigningKey.of(environment("throw-away", "nobody"), store("unused.p12")));

    assertTrue(refusal.getMessage(), refusal.getMessage().contains("\"nobody\""));
  }

  @Test
  public void saysThatThePasswordIsMissing() {
    GeneralSecurityException refusal =
        assertThrows(
            GeneralSecurityException.class,
            () -> SigningKey.of(Map.of("MONSTERBOX_KEYSTORE", "some.p12"), store("unused.p12")));

    assertTrue(refusal.getMessage(), refusal.getMessage().contains("MONSTERBOX_KEYSTORE_PASSWORD"));
  }

  private Map<String, String> environment(String password, String alias) {
    return Map.of(
        "MONSTERBOX_KEYSTORE", store("known.p12").toString(),
        "MONSTERBOX_KEYSTORE_PASSWORD", password,
        "MONSTERBOX_KEY_ALIAS", alias);
  }

  private Path store(String name) {
    return folder.getRoot().toPath().resolve(name);
  }
}
