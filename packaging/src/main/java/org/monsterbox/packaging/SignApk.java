package org.monsterbox.packaging;

import com.android.apksig.ApkSigner;
import com.android.apksig.KeyConfig;
import com.android.apksig.apk.ApkFormatException;
import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.List;

/** Signs an APK: {@code SignApk UNSIGNED SIGNED THROW_AWAY_KEY_STORE}. */
public final class SignApk {

  /** Android 7: the first that the app runs on. */
  static final int FIRST_ANDROID = 24;

  private SignApk() {}

  public static void main(String[] args)
      throws IOException, GeneralSecurityException, ApkFormatException {
    SigningKey key = SigningKey.of(System.getenv(), Path.of(args[2]));
    sign(Path.of(args[0]), Path.of(args[1]), key);
    System.out.println(args[1] + " is signed by " + key.certificate().getSubjectX500Principal());
  }

  static void sign(Path unsigned, Path signed, SigningKey key)
      throws IOException, GeneralSecurityException, ApkFormatException {
    ApkSigner.SignerConfig signer =
        new ApkSigner.SignerConfig.Builder(
                "monsterbox", new KeyConfig.Jca(key.key()), List.of(key.certificate()))
            .build();
    new ApkSigner.Builder(List.of(signer))
        .setInputApk(unsigned.toFile())
        .setOutputApk(signed.toFile())
        // Since Android 7, phones check the v2 signature.
        .setMinSdkVersion(FIRST_ANDROID)
        .setV1SigningEnabled(false)
        .setV2SigningEnabled(true)
        .setV3SigningEnabled(true)
        .build()
        .sign();
  }
}
