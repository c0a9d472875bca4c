package org.monsterbox.toolchain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.BeforeClass;
import org.junit.ClassRule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** An SDK made of a framework with few classes. */
public final class AndroidSdkTest {
  @ClassRule public static final TemporaryFolder FOLDER = new TemporaryFolder();

  private static Path sdk;

  @BeforeClass
  public static void write() throws IOException {
    Path root = FOLDER.getRoot().toPath();
    Path jars = Files.createDirectory(root.resolve("jars"));
    Map<String, byte[]> framework =
        new TreeMap<>(
            Sources.compile(
                root,
                Map.of(
                    "android/view/View", "package android.view; public class View {}",
                    "android/car/Car", "package android.car; public class Car {}",
                    "com/android/internal/Inside",
                        "package com.android.internal; public class Inside {}")));
    for (String resource : List.of("resources.arsc", "AndroidManifest.xml", "res/a.png")) {
      framework.put(resource, JarWriter.text("resource"));
    }
    framework.put("build.prop", JarWriter.text("not for the SDK"));
    JarWriter.write(jars.resolve("android-all-16-x-1.jar"), framework);
    JarWriter.write(
        jars.resolve("apktool-lib-3.jar"),
        Map.of(
            "prebuilt/linux/aapt2", JarWriter.text("linux"),
            "prebuilt/macosx/aapt2", JarWriter.text("macosx")));
    sdk = root.resolve("sdk");
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    new AndroidSdk(new Artifacts(jars), sdk, new Progress(nowhere)).write();
  }

  @Test
  public void androidJarHasTheApiAndTheResources() throws Exception {
    JarContent jar = new JarContent(sdk.resolve("platforms/android-36/android.jar"));

    assertEquals(
        Set.of("AndroidManifest.xml", "android/view/View.class", "res/a.png", "resources.arsc"),
        jar.names());
  }

  @Test
  public void toolsAreExecutable() {
    assertTrue(Files.isExecutable(sdk.resolve("aapt2")));
    assertTrue(Files.isExecutable(sdk.resolve("build-tools/34.0.0/zipalign")));
  }

  @Test
  public void aapt2IsTheOneForThisMachine() throws Exception {
    assertEquals("prebuilt/linux/aapt2", AndroidSdk.aapt2Entry("Linux", "amd64"));
    assertEquals("prebuilt/linux/aapt2", AndroidSdk.aapt2Entry("Linux", "x86_64"));
    assertEquals("prebuilt/macosx/aapt2", AndroidSdk.aapt2Entry("Mac OS X", "x86_64"));
    assertEquals("prebuilt/macosx/aapt2", AndroidSdk.aapt2Entry("Mac OS X", "aarch64"));
  }

  @Test
  public void aMachineWithoutAapt2IsTold() {
    for (String os : List.of("Linux", "FreeBSD", "Windows 11")) {
      IOException e = assertThrows(IOException.class, () -> AndroidSdk.aapt2Entry(os, "aarch64"));

      assertTrue(
          e.getMessage(),
          e.getMessage()
              .startsWith(
                  "aapt2 can be had for Linux on x86-64 and for macOS only, not for "
                      + os
                      + " on aarch64; "));
    }
  }

  @Test
  public void packagesDescribeThemselves() throws Exception {
    for (String path : List.of("platforms/android-36", "build-tools/34.0.0", "platform-tools")) {
      String described =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(sdk.resolve(path).resolve("package.xml").toFile())
              .getElementsByTagName("localPackage")
              .item(0)
              .getAttributes()
              .getNamedItem("path")
              .getNodeValue();
      assertEquals(path.replace('/', ';'), described);
    }
  }

  @Test
  public void theSdkIsMarkedAsMadeHere() {
    assertTrue(Files.exists(sdk.resolve(AndroidSdk.MARKER)));
  }
}
