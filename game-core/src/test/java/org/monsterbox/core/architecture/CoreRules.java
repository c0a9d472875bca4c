package org.monsterbox.core.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;

/** Who may see whom in the core, whose packages start with {@code root}. */
record CoreRules(String root) {

  static final List<String> GAMES = List.of("thirteen", "cube", "bigmonster", "sea");

  ArchRule coreSeesOnlyTheJdk() {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(root + "..", "java..", "org.jspecify.annotations..");
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

  ArchRule coreUsesNoReflection() {
    return noClasses()
        .that()
        .resideInAPackage(root + "..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.lang.reflect..");
  }
}
