package org.monsterbox.toolchain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.BeforeClass;
import org.junit.ClassRule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

public final class JdkJarTest {
  @ClassRule public static final TemporaryFolder FOLDER = new TemporaryFolder();

  private static JarContent jar;
  private static Set<String> returned;

  @BeforeClass
  public static void write() throws IOException {
    Path file = FOLDER.getRoot().toPath().resolve("jdk.jar");
    returned = JdkJar.write(file);
    jar = new JarContent(file);
  }

  @Test
  public void hasTheApi() {
    for (String name :
        List.of(
            "java/lang/Object",
            "java/util/List",
            "java/util/function/Function",
            "java/sql/Connection",
            "java/util/logging/Logger",
            "javax/crypto/Cipher",
            "javax/xml/parsers/SAXParser",
            "org/w3c/dom/Node",
            "org/xml/sax/InputSource")) {
      assertTrue(name, jar.names().contains(name + ".class"));
    }
  }

  @Test
  public void returnsTheNamesOfItsClasses() {
    assertEquals(jar.names(), returned);
  }

  @Test
  public void hasNoClassesOfTheJdksInsidesNorThoseMadeByJlink() {
    List<String> others =
        jar.names().stream()
            .filter(
                name ->
                    !Stream.of("java/", "javax/", "org/").anyMatch(name::startsWith)
                        || name.contains("$Species_")
                        || name.endsWith("$Holder.class"))
            .toList();

    assertEquals(List.of(), others);
  }

  @Test
  public void links() {
    Set<String> missing = new TreeSet<>();
    for (String name : jar.names()) {
      ClassNode node = new ClassNode();
      new ClassReader(jar.bytes(name)).accept(node, ClassReader.SKIP_CODE);
      mentioned(node)
          .filter(type -> !jar.names().contains(type + ".class"))
          .forEach(type -> missing.add(type + " in " + node.name));
    }

    assertEquals(Set.of(), missing);
  }

  /** All that a compiler has to load in order to use the class. */
  private static Stream<String> mentioned(ClassNode node) {
    Stream<String> superTypes =
        Stream.concat(Stream.ofNullable(node.superName), node.interfaces.stream());
    Stream<String> thrown = node.methods.stream().flatMap(m -> m.exceptions.stream());
    Stream<String> members =
        Stream.concat(
                node.fields.stream().map((FieldNode field) -> field.desc),
                node.methods.stream().map((MethodNode method) -> method.desc))
            .flatMap(JdkJarTest::types);
    return Stream.of(superTypes, thrown, members).flatMap(all -> all);
  }

  private static Stream<String> types(String descriptor) {
    Type type = Type.getType(descriptor);
    return switch (type.getSort()) {
      case Type.METHOD ->
          Stream.concat(Stream.of(type.getReturnType()), Stream.of(type.getArgumentTypes()))
              .flatMap(part -> types(part.getDescriptor()));
      case Type.ARRAY -> types(type.getElementType().getDescriptor());
      case Type.OBJECT -> Stream.of(type.getInternalName());
      default -> Stream.empty();
    };
  }
}
