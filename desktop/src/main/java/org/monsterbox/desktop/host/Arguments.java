package org.monsterbox.desktop.host;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.contract.FoundGames;

/**
 * What the program was asked for; what there is, {@code ./play --help} says.
 *
 * @param data where saved games are to be; empty for the usual place, or for a throw-away one
 * @param fresh whether everything is to be forgotten at the end
 * @param demo the game that bots are to play
 * @param shots where pictures of all screens are to be put, instead of showing the app
 * @param browser whether a browser is to be opened
 */
record Arguments(
    Optional<Path> data,
    boolean fresh,
    Optional<String> demo,
    Optional<Path> shots,
    boolean browser) {

  /** Said to people who asked for something that there is not. */
  static final class Wrong extends Exception {
    private static final long serialVersionUID = 1;

    Wrong(String message) {
      super(message);
    }
  }

  /**
   * Reads the command line.
   *
   * @param from the directory that relative paths start at
   */
  static Arguments of(List<String> words, Path from) throws Wrong {
    Optional<Path> data = Optional.empty();
    boolean fresh = false;
    Optional<String> demo = Optional.empty();
    Optional<Path> shots = Optional.empty();
    boolean browser = true;
    for (int i = 0; i < words.size(); i++) {
      switch (words.get(i)) {
        case "--data" -> data = Optional.of(from.resolve(value(words, ++i)));
        case "--fresh" -> fresh = true;
        case "--demo" -> demo = Optional.of(game(value(words, ++i)));
        case "--shots" -> shots = Optional.of(from.resolve(value(words, ++i)));
        case "--no-browser" -> browser = false;
        default -> throw new Wrong("There is no " + words.get(i));
      }
    }
    if (fresh && data.isPresent()) {
      throw new Wrong("--fresh keeps nothing, --data keeps it there: choose one");
    }
    return new Arguments(data, fresh || (demo.isPresent() && data.isEmpty()), demo, shots, browser);
  }

  private static String game(String id) throws Wrong {
    List<String> ids = FoundGames.all().stream().map(game -> game.rules().facts().id()).toList();
    if (!ids.contains(id)) {
      throw new Wrong("There is no game " + id + ", but " + String.join(", ", ids));
    }
    return id;
  }

  private static String value(List<String> words, int index) throws Wrong {
    if (index >= words.size() || words.get(index).isEmpty() || words.get(index).startsWith("--")) {
      throw new Wrong("Something is missing after " + words.get(index - 1));
    }
    return words.get(index);
  }
}
