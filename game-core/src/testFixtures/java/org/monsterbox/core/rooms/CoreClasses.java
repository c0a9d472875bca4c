package org.monsterbox.core.rooms;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** All classes of the core, without those that test it. */
public final class CoreClasses {

  public static final JavaClasses ALL =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(new ImportOption.DoNotIncludeGradleTestFixtures())
          .importPackages("org.monsterbox.core");

  private CoreClasses() {}
}
