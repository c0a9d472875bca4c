package org.monsterbox.toolchain;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipFile;

/** An Android SDK: one platform, aapt2, and placeholders for the build tools that are not used. */
final class AndroidSdk {
  static final int API = 36;

  /** The version that the Android Gradle plugin asks for. */
  private static final String BUILD_TOOLS = "34.0.0";

  /** Tells the script "gradle" that this is not an SDK which somebody installed. */
  static final String MARKER = "made-from-maven-artifacts.txt";

  private static final String PLAIN_DETAILS =
      "<type-details xsi:type=\"generic:genericDetailsType\"/>";

  private static final List<String> TOOLS =
      List.of(
          "aapt",
          "aapt2",
          "aidl",
          "apksigner",
          "bcc_compat",
          "d8",
          "dexdump",
          "dx",
          "lld",
          "llvm-rs-cc",
          "split-select",
          "zipalign");

  private final Artifacts artifacts;
  private final Path sdk;
  private final Progress progress;

  AndroidSdk(Artifacts artifacts, Path sdk, Progress progress) {
    this.artifacts = artifacts;
    this.sdk = sdk;
    this.progress = progress;
  }

  void write() throws IOException {
    progress.starts("Android SDK, API " + API);
    writePlatform(Files.createDirectories(sdk.resolve("platforms/android-" + API)));
    writeBuildTools(Files.createDirectories(sdk.resolve("build-tools/" + BUILD_TOOLS)));
    writePlatformTools(Files.createDirectories(sdk.resolve("platform-tools")));
    writeAapt2(sdk.resolve("aapt2"));
    Files.writeString(sdk.resolve(MARKER), "An SDK for building Monster Box, and no more.\n");
  }

  private void writePlatform(Path platform) throws IOException {
    Path jdkJar = platform.resolve("core-for-system-modules.jar");
    Set<String> jdkClasses = JdkJar.write(jdkJar);
    progress.made("JDK API jar", jdkJar);
    Path androidJar = platform.resolve("android.jar");
    new AndroidJar(artifacts.jar("android-all"), jdkClasses).write(androidJar);
    progress.made("android.jar", androidJar);
    Files.writeString(platform.resolve("framework.aidl"), "");
    Files.writeString(platform.resolve("build.prop"), "ro.build.version.sdk=" + API + "\n");
    Files.writeString(
        platform.resolve("source.properties"),
        """
        Pkg.Revision=1
        Platform.Version=16
        AndroidVersion.ApiLevel=%d
        Layoutlib.Api=15
        Layoutlib.Revision=1
        Platform.MinToolsRev=22
        """
            .formatted(API));
    String details =
        """
        <type-details xsi:type="sdk:platformDetailsType">
              <api-level>%d</api-level><codename></codename><layoutlib api="15"/>
            </type-details>\
        """
            .formatted(API);
    writePackageXml(platform, "platforms;android-" + API, details, "<major>1</major>");
  }

  private static void writeBuildTools(Path directory) throws IOException {
    Files.writeString(directory.resolve("source.properties"), "Pkg.Revision=" + BUILD_TOOLS + "\n");
    writePackageXml(
        directory,
        "build-tools;" + BUILD_TOOLS,
        PLAIN_DETAILS,
        "<major>34</major><minor>0</minor><micro>0</micro>");
    for (String tool : TOOLS) {
      Path file = directory.resolve(tool);
      Files.writeString(file, "#!/bin/sh\necho \"$0: not part of this toolchain\" >&2\nexit 1\n");
      makeExecutable(file);
    }
    Files.createDirectories(directory.resolve("lib"));
    for (String jar :
        List.of("core-lambda-stubs.jar", "lib/dx.jar", "lib/d8.jar", "lib/apksigner.jar")) {
      JarWriter.write(directory.resolve(jar), Map.of());
    }
  }

  /** No device is talked to from here; the plugin only warns where the package is missing. */
  private static void writePlatformTools(Path directory) throws IOException {
    Files.writeString(directory.resolve("source.properties"), "Pkg.Revision=" + API + "\n");
    writePackageXml(directory, "platform-tools", PLAIN_DETAILS, "<major>" + API + "</major>");
  }

  private void writeAapt2(Path target) throws IOException {
    String entry = aapt2Entry(System.getProperty("os.name"), System.getProperty("os.arch"));
    try (ZipFile apktool = new ZipFile(artifacts.jar("apktool-lib").toFile());
        InputStream aapt2 = apktool.getInputStream(apktool.getEntry(entry))) {
      Files.copy(aapt2, target);
    }
    makeExecutable(target);
    progress.made("aapt2", target);
  }

  /** The one for macOS is for both of its processors. */
  static String aapt2Entry(String os, String processor) throws IOException {
    if (os.startsWith("Mac")) {
      return "prebuilt/macosx/aapt2";
    }
    if (os.equals("Linux") && List.of("amd64", "x86_64").contains(processor)) {
      return "prebuilt/linux/aapt2";
    }
    throw new IOException(
        ("aapt2 can be had for Linux on x86-64 and for macOS only, not for " + os + " on ")
            + (processor + "; where an Android SDK with API " + API + " is installed,")
            + " the Gradle wrapper is used and this is not needed");
  }

  private static void makeExecutable(Path file) throws IOException {
    if (!file.toFile().setExecutable(true)) {
      throw new IOException("cannot make executable: " + file);
    }
  }

  private static void writePackageXml(Path directory, String path, String details, String revision)
      throws IOException {
    String xml =
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <repo:repository
            xmlns:repo="http://schemas.android.com/repository/android/common/02"
            xmlns:sdk="http://schemas.android.com/sdk/android/repo/repository2/03"
            xmlns:generic="http://schemas.android.com/repository/android/generic/02"
            xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
          <localPackage path="%s" obsolete="false">
            %s
            <revision>%s</revision>
            <display-name>%s</display-name>
          </localPackage>
        </repo:repository>
        """;
    Files.writeString(
        directory.resolve("package.xml"), xml.formatted(path, details, revision, path));
  }
}
