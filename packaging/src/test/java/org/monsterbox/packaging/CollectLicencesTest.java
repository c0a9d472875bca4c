package org.monsterbox.packaging;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class CollectLicencesTest {

  private static final String APACHE =
      licence("The Apache License", "https://www.apache.org/licenses/LICENSE-2.0.txt");

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void listsPartsByName() throws Exception {
    Pom zoo = pom("zoo", "<version>2</version><name>\n Zoo </name>" + APACHE);
    Pom bears = pom("bears", "<version>1.0</version>" + APACHE);

    assertEquals(
        "Apache-2.0\tbears\t1.0\nApache-2.0\tZoo\t2\n", CollectLicences.list(List.of(zoo, bears)));
  }

  @Test
  public void aPartWithoutLicenceHasThatOfItsParents() throws Exception {
    Pom cub = pom("cub", parent("bear") + "<version>1.1</version>");
    Pom bear = pom("bear", parent("animal") + "<packaging>pom</packaging>");
    Pom animal = pom("animal", "<version>7</version><packaging>pom</packaging>" + APACHE);

    assertEquals("Apache-2.0\tcub\t1.1\n", CollectLicences.list(List.of(cub, bear, animal)));
  }

  @Test
  public void aPartThatNamesNoLicenceIsAFault() throws Exception {
    Pom stray = pom("stray", "<version>3</version>");

    assertFault("org.zoo:stray:3 names no licence", stray);
  }

  @Test
  public void aLicenceThatNobodyHasLookedAtIsAFault() throws Exception {
    Pom beer =
        pom("pub", "<version>3</version>" + licence("Beerware", "https://example.org/beerware"));

    assertFault("Beerware", beer);
  }

  private static void assertFault(String words, Pom pom) {
    String fault =
        assertThrows(IllegalArgumentException.class, () -> CollectLicences.list(List.of(pom)))
            .getMessage();
    assertTrue(fault, fault.contains(words));
  }

  private static String parent(String name) {
    return "<parent><groupId>org.zoo</groupId><artifactId>"
        + name
        + "</artifactId><version>7</version></parent>";
  }

  private static String licence(String name, String url) {
    return "<licenses><license><name>"
        + name
        + "</name><url>"
        + url
        + "</url></license></licenses>";
  }

  private Pom pom(String name, String content) throws Exception {
    return Pom.read(write(name, content));
  }

  private Path write(String name, String content) throws IOException {
    return Files.writeString(
        folder.getRoot().toPath().resolve(name + ".pom"),
        "<project><groupId>org.zoo</groupId><artifactId>"
            + name
            + "</artifactId>"
            + content
            + "</project>");
  }
}
