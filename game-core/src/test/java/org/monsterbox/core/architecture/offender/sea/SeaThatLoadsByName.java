package org.monsterbox.core.architecture.offender.sea;

/** What no game may be: it loads a class by its name. */
public record SeaThatLoadsByName(String name) {

  public Class<?> load() throws ClassNotFoundException {
    return Class.forName(name);
  }
}
