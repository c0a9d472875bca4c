package org.monsterbox.packaging;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.cert.CertPath;
import java.security.cert.CertificateFactory;
import java.util.List;
import java.util.zip.ZipFile;
import jdk.security.jarsigner.JarSigner;

/**
 * Signs an app bundle, which a store makes APKs of: {@code SignBundle UNSIGNED SIGNED
 * THROW_AWAY_KEY_STORE}. Unlike an APK, it is signed as any jar is.
 */
public final class SignBundle {

  private static final String SIGNER = "MONSTER";

  private SignBundle() {}

  public static void main(String[] args) throws IOException, GeneralSecurityException {
    SigningKey key = SigningKey.of(System.getenv(), Path.of(args[2]));
    sign(Path.of(args[0]), Path.of(args[1]), key);
    System.out.println(args[1] + " is signed by " + key.certificate().getSubjectX500Principal());
  }

  static void sign(Path unsigned, Path signed, SigningKey key)
      throws IOException, GeneralSecurityException {
    CertPath certificates =
        CertificateFactory.getInstance("X.509").generateCertPath(List.of(key.certificate()));
    JarSigner signer = new JarSigner.Builder(key.key(), certificates).signerName(SIGNER).build();
    try (ZipFile in = new ZipFile(unsigned.toFile());
        OutputStream out = Files.newOutputStream(signed)) {
      signer.sign(in, out);
    }
  }
}
