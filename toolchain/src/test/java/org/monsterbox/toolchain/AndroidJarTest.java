package org.monsterbox.toolchain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.AfterClass;
import org.junit.BeforeClass;
import org.junit.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What the build asks of android.jar. It is the jar of the SDK in use, so this holds for the one
 * made here as well as for the one that Google made.
 */
public final class AndroidJarTest {
  private static Path jar;
  private static URLClassLoader loader;

  @BeforeClass
  public static void findTheJar() throws IOException {
    Path sdk = sdk();
    jar = sdk.resolve("platforms/android-" + AndroidSdk.API + "/android.jar");
    assertTrue("the Android SDK in " + sdk + " lacks " + jar, Files.exists(jar));
    loader =
        new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
  }

  @AfterClass
  public static void close() throws IOException {
    if (loader != null) {
      loader.close();
    }
  }

  private static Path sdk() throws IOException {
    Path local = Path.of("../local.properties");
    Properties properties = new Properties();
    if (Files.exists(local)) {
      try (Reader reader = Files.newBufferedReader(local)) {
        properties.load(reader);
      }
    }
    String home = properties.getProperty("sdk.dir", System.getenv("ANDROID_HOME"));
    assertTrue(
        "no Android SDK: neither sdk.dir in local.properties nor ANDROID_HOME",
        home != null && !home.isBlank());
    return Path.of(home);
  }

  @Test
  public void hasTheFramework() throws Exception {
    for (String name :
        List.of(
            "android.app.Activity",
            "android.content.Context",
            "android.graphics.Canvas",
            "android.os.Build$VERSION_CODES",
            "android.view.View$OnClickListener",
            "org.json.JSONObject")) {
      assertEquals(name, loader.loadClass(name).getName());
    }
    assertEquals(
        loader.loadClass("android.view.View"),
        loader.loadClass("android.widget.TextView").getSuperclass());
  }

  @Test
  public void constantsHaveValues() throws Exception {
    Class<?> versions = loader.loadClass("android.os.Build$VERSION_CODES");

    assertEquals(AndroidSdk.API, versions.getField("BAKLAVA").getInt(null));
  }

  @Test
  public void bodiesThrow() throws Exception {
    Method resolveSize =
        loader.loadClass("android.view.View").getMethod("resolveSize", int.class, int.class);

    InvocationTargetException e =
        assertThrows(InvocationTargetException.class, () -> resolveSize.invoke(null, 1, 2));

    assertEquals("Stub!", e.getCause().getMessage());
  }

  @Test
  public void hasTheFrameworksResources() throws Exception {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      assertNotNull(zip.getEntry("resources.arsc"));
      assertNotNull(zip.getEntry("AndroidManifest.xml"));
    }
  }

  @Test
  public void hasNoPrivateMembersButConstructors() throws Exception {
    List<String> found = new ArrayList<>();
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        if (entry.getName().startsWith("android/") && entry.getName().endsWith(".class")) {
          new ClassReader(zip.getInputStream(entry).readAllBytes())
              .accept(new PrivateMembers(entry.getName(), found), ClassReader.SKIP_CODE);
        }
      }
    }

    assertEquals(List.of(), found);
  }

  /** Collects private members; javac's own ones (the values of an enum) do not count. */
  private static final class PrivateMembers extends ClassVisitor {
    private final String owner;
    private final List<String> found;

    PrivateMembers(String owner, List<String> found) {
      super(Opcodes.ASM9);
      this.owner = owner;
      this.found = found;
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String descriptor, String signature, Object value) {
      note(access, name);
      return null;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      if (!name.equals("<init>")) {
        note(access, name);
      }
      return null;
    }

    private void note(int access, String name) {
      if ((access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC)) == Opcodes.ACC_PRIVATE) {
        found.add(owner + " " + name);
      }
    }
  }
}
