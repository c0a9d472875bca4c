package org.monsterbox.packaging;

import com.android.apksig.ApkVerifier;
import com.android.apksig.apk.ApkFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** Checks a signed APK before it leaves the house: {@code InspectApk APK MERGED_MANIFEST}. */
public final class InspectApk {

  private static final long LIMIT = 5_000_000;

  private InspectApk() {}

  public static void main(String[] args) throws Exception {
    Path apk = Path.of(args[0]);
    Path manifest = Path.of(args[1]);
    List<String> faults = new ArrayList<>();
    faults.addAll(signatureFaults(apk));
    faults.addAll(sizeFaults(apk, LIMIT));
    faults.addAll(permissionFaults(manifest));
    if (!faults.isEmpty()) {
      faults.forEach(System.err::println);
      System.exit(1);
    }
    System.out.printf(
        Locale.ROOT,
        "%s: signature verified, asks for no permission, %.2f MB (limit %.0f MB)%n",
        apk.getFileName(),
        Files.size(apk) / 1e6,
        LIMIT / 1e6);
  }

  static List<String> signatureFaults(Path apk)
      throws IOException, ApkFormatException, NoSuchAlgorithmException {
    ApkVerifier.Result result =
        new ApkVerifier.Builder(apk.toFile())
            .setMinCheckedPlatformVersion(SignApk.FIRST_ANDROID)
            .build()
            .verify();
    if (result.isVerified()) {
      return List.of();
    }
    return List.of(apk + " is not properly signed: " + result.getErrors());
  }

  static List<String> sizeFaults(Path apk, long limit) throws IOException {
    long size = Files.size(apk);
    return size <= limit
        ? List.of()
        : List.of(apk + " has " + size + " bytes, more than the " + limit + " we allow ourselves");
  }

  /** The merged manifest has the wishes of all libraries in it as well. */
  static List<String> permissionFaults(Path manifest)
      throws IOException, ParserConfigurationException, SAXException {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    Element root = factory.newDocumentBuilder().parse(manifest.toFile()).getDocumentElement();
    List<String> faults = new ArrayList<>();
    for (Node node = root.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element && element.getTagName().startsWith("uses-permission")) {
        faults.add(
            manifest
                + " asks for the permission "
                + element.getAttribute("android:name")
                + "; the app needs none: remove it, or, if a library brought it, remove it with"
                + " tools:node=\"remove\" in app/src/main/AndroidManifest.xml");
      }
    }
    return faults;
  }
}
