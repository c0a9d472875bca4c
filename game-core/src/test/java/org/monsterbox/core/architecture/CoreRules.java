package org.monsterbox.core.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;

/** Who may see whom in the core, whose packages start with {@code root}. */
record CoreRules(String root) {

  /** The core is plain Java: no library, no reflection, no files, no network, no serialization. */
  ArchRule coreSeesOnlyPlainJava() {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            root + "..",
            "java.lang",
            "java.lang.runtime",
            "java.util..",
            "java.nio.charset",
            "org.jspecify.annotations");
  }

  /** The part may use the JDK, itself, and the other parts that are named. */
  ArchRule seesOnly(String part, String... others) {
    return noClasses()
        .that()
        .resideInAPackage(root + "." + part + "..")
        .should()
        .dependOnClassesThat(
            resideInAPackage(root + "..")
                .and(
                    resideOutsideOfPackages(
                        Stream.concat(Stream.of(part), Stream.of(others))
                            .map(seen -> root + "." + seen + "..")
                            .toArray(String[]::new))))
        // A part that is not written yet breaks no rule.
        .allowEmptyShould(true);
  }

  ArchRule loadsNoClassByName() {
    return noClasses()
        .that()
        .resideInAPackage(root + "..")
        .should()
        .callMethod(Class.class, "forName", String.class);
  }
}
