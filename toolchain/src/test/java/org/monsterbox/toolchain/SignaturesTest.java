package org.monsterbox.toolchain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

public final class SignaturesTest {
  private static final String SAMPLE =
      """
      package sample;

      public class Sample extends gone.Base implements gone.Marker, Comparable<Sample> {
        public static final int ANSWER = 42;
        public static final String WORD = "word";
        public static final Object NO_CONSTANT = new Object();
        private static final int SECRET = 1;
        protected int number;
        public gone.Type goneField;

        public Sample() {}
        private Sample(int number) {}
        protected Sample(long number) { this((int) number); }

        private void hidden() {}
        public native long nativeCall(long a, double b);
        public static int twice(int number) { return 2 * number; }
        @Override public int compareTo(Sample other) { return 0; }
        public gone.Type returnsGone() { return null; }
        public void takesGone(int a, gone.Type[][] b) {}
        public java.util.List<gone.Type> genericGone() { return null; }
        public java.util.List<String> generic() { return null; }
        public void throwsGone() throws gone.Oops, InterruptedException {}
      }
      """;

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private URLClassLoader loader;
  private Class<?> sample;

  @Before
  public void cutTheSample() throws Exception {
    Map<String, byte[]> classes =
        Sources.compile(
            folder.getRoot().toPath(),
            Map.of(
                "sample/Sample", SAMPLE,
                "gone/Base", "package gone; public class Base {}",
                "gone/Marker", "package gone; public interface Marker {}",
                "gone/Oops", "package gone; public class Oops extends Exception {}",
                "gone/Type", "package gone; public class Type {}"));
    classes.keySet().removeIf(name -> name.startsWith("gone/"));
    Path jar = folder.getRoot().toPath().resolve("sample.jar");
    Set<String> elsewhere =
        Set.of(
            "java/lang/Object.class",
            "java/lang/Comparable.class",
            "java/lang/InterruptedException.class",
            "java/lang/String.class",
            "java/util/List.class");
    try (JarWriter writer = new JarWriter(jar)) {
      new Signatures(classes, elsewhere).writeTo(writer);
    }
    loader =
        new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
    sample = loader.loadClass("sample.Sample");
  }

  @After
  public void close() throws IOException {
    loader.close();
  }

  @Test
  public void privateMembersAreGoneButForConstructors() {
    Set<String> fields = names(sample.getDeclaredFields());
    Set<String> methods = names(sample.getDeclaredMethods());

    assertFalse(fields.contains("SECRET"));
    assertFalse(methods.contains("hidden"));
    assertEquals(
        Set.of(
            "private sample.Sample(int)",
            "protected sample.Sample(long)",
            "public sample.Sample()"),
        Arrays.stream(sample.getDeclaredConstructors())
            .map(Constructor::toString)
            .collect(Collectors.toSet()));
  }

  @Test
  public void membersThatMentionUnknownTypesAreGone() {
    assertEquals(
        Set.of("ANSWER", "NO_CONSTANT", "WORD", "number"), names(sample.getDeclaredFields()));
    assertEquals(
        Set.of("compareTo", "generic", "genericGone", "nativeCall", "throwsGone", "twice"),
        names(sample.getDeclaredMethods()));
  }

  @Test
  public void unknownSuperTypesAreGone() {
    assertEquals(Object.class, sample.getSuperclass());
    assertEquals(Set.of(Comparable.class), Set.of(sample.getInterfaces()));
  }

  @Test
  public void genericSignaturesStayWhereTheirTypesAreKnown() throws Exception {
    assertEquals(
        "java.util.List<java.lang.String>",
        sample.getMethod("generic").getGenericReturnType().toString());
    assertEquals(
        "interface java.util.List",
        sample.getMethod("genericGone").getGenericReturnType().toString());
  }

  @Test
  public void unknownExceptionsAreGone() throws Exception {
    assertEquals(
        Set.of(InterruptedException.class),
        Set.of(sample.getMethod("throwsGone").getExceptionTypes()));
  }

  @Test
  public void constantsKeepTheirValues() throws Exception {
    assertEquals(42, sample.getField("ANSWER").get(null));
    assertEquals("word", sample.getField("WORD").get(null));
  }

  @Test
  public void bodiesThrow() throws Exception {
    Method twice = sample.getMethod("twice", int.class);
    Constructor<?> constructor = sample.getConstructor();

    assertStub(assertThrows(InvocationTargetException.class, () -> twice.invoke(null, 21)));
    assertStub(assertThrows(InvocationTargetException.class, constructor::newInstance));
  }

  @Test
  public void constructorsCallTheConstructorThatTheyCalledBefore() throws Exception {
    Map<String, String> calls = new TreeMap<>();
    try (InputStream in = loader.getResourceAsStream("sample/Sample.class")) {
      new ClassReader(in.readAllBytes()).accept(new FirstConstructorCall(calls), 0);
    }

    assertEquals(
        Map.of(
            "()V", "java/lang/Object()V",
            "(I)V", "java/lang/Object()V",
            "(J)V", "sample/Sample(I)V"),
        calls);
  }

  @Test
  public void nativeMethodsHaveBodies() throws Exception {
    Method nativeCall = sample.getMethod("nativeCall", long.class, double.class);

    assertFalse(Modifier.isNative(nativeCall.getModifiers()));
    assertTrue(Modifier.isPublic(nativeCall.getModifiers()));
  }

  /** Notes which constructor each constructor calls first. */
  private static final class FirstConstructorCall extends ClassVisitor {
    private final Map<String, String> calls;

    FirstConstructorCall(Map<String, String> calls) {
      super(Opcodes.ASM9);
      this.calls = calls;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String caller, String callerType, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitMethodInsn(
            int opcode, String owner, String name, String type, boolean isInterface) {
          if (caller.equals("<init>")) {
            calls.putIfAbsent(callerType, owner + type);
          }
        }
      };
    }
  }

  private static void assertStub(InvocationTargetException e) {
    assertEquals(RuntimeException.class, e.getCause().getClass());
    assertEquals("Stub!", e.getCause().getMessage());
  }

  private static Set<String> names(Field[] fields) {
    return Arrays.stream(fields).map(Field::getName).collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> names(Method[] methods) {
    return Arrays.stream(methods)
        .map(Method::getName)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
