package org.monsterbox.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.util.Map;

/** The key that signs an APK, out of a key store. */
record SigningKey(PrivateKey key, X509Certificate certificate) {

  private static final String ALIAS = "monsterbox";
  private static final String THROW_AWAY_PASSWORD = "throw-away";

  /**
   * The key that the environment names ({@code MONSTERBOX_KEYSTORE}, {@code
   * MONSTERBOX_KEYSTORE_PASSWORD}, {@code MONSTERBOX_KEY_ALIAS}), or else a throw-away key, made
   * once: its signature lets a phone install the APK and says nothing about who made it.
   */
  static SigningKey of(Map<String, String> environment, Path throwAwayStore)
      throws IOException, GeneralSecurityException {
    String given = environment.getOrDefault("MONSTERBOX_KEYSTORE", "");
    if (given.isBlank()) {
      if (!Files.exists(throwAwayStore)) {
        makeThrowAwayKey(throwAwayStore);
      }
      return read(throwAwayStore, THROW_AWAY_PASSWORD, ALIAS);
    }
    String password = environment.get("MONSTERBOX_KEYSTORE_PASSWORD");
    if (password == null) {
      throw new GeneralSecurityException(
          "MONSTERBOX_KEYSTORE names a key store; set MONSTERBOX_KEYSTORE_PASSWORD too");
    }
    return read(Path.of(given), password, environment.getOrDefault("MONSTERBOX_KEY_ALIAS", ALIAS));
  }

  private static SigningKey read(Path file, String password, String alias)
      throws IOException, GeneralSecurityException {
    KeyStore store = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      store.load(in, password.toCharArray());
    }
    Key key = store.getKey(alias, password.toCharArray());
    Certificate certificate = store.getCertificate(alias);
    if (key instanceof PrivateKey privateKey && certificate instanceof X509Certificate x509) {
      return new SigningKey(privateKey, x509);
    }
    throw new GeneralSecurityException("No key \"" + alias + "\" in " + file);
  }

  /** The JDK makes certificates by its keytool only. */
  private static void makeThrowAwayKey(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-keystore",
                file.toString(),
                "-storetype",
                "PKCS12",
                "-storepass",
                THROW_AWAY_PASSWORD,
                "-alias",
                ALIAS,
                "-keyalg",
                "RSA",
                "-keysize",
                "2048",
                "-validity",
                "10000",
                "-dname",
                "CN=Monster Box throw-away key")
            .redirectErrorStream(true)
            .start();
    String said = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (keytool.waitFor() != 0) {
        throw new IOException("keytool made no key in " + file + ": " + said.strip());
      }
    } catch (InterruptedException e) {
      throw new IOException("Interrupted while keytool made a key", e);
    }
  }
}
