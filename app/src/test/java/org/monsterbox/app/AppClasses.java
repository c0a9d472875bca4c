package org.monsterbox.app;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;

/** All classes of the app, without those that test it. */
public final class AppClasses {

  public static final JavaClasses ALL =
      new ClassFileImporter()
          .withImportOption(location -> !location.contains("UnitTest"))
          .importPackages("org.monsterbox.app");

  private AppClasses() {}
}
