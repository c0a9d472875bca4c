package org.monsterbox.app.store;

import androidx.lifecycle.LiveData;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.monsterbox.app.store.rows.KnownPerson;
import org.monsterbox.app.store.rows.PeopleDao;
import org.monsterbox.app.store.rows.Person;
import org.monsterbox.app.store.rows.PersonRow;
import org.monsterbox.app.store.rows.PersonSummary;
import org.monsterbox.core.record.Sitter;

/**
 * The only door to the people who play here and how they did. What is not watched blocks: it is
 * called on the {@link Background}.
 */
public final class PeopleStore {

  private final BoxDatabase database;
  private final PeopleDao people;
  private final GameWriter writing;

  public PeopleStore(BoxDatabase database) {
    this.database = database;
    this.people = database.people();
    this.writing = new GameWriter(database);
  }

  public List<Person> list() throws StoreFailure {
    return writing.run(() -> people.list().stream().map(Person::of).collect(Collectors.toList()));
  }

  /** The same with what they have played, again after each change. */
  public LiveData<List<KnownPerson>> watch() {
    return new Watched<>(
        database,
        () -> people.summaries().stream().map(PersonSummary::known).collect(Collectors.toList()),
        "person",
        "result");
  }

  /** How the person did in all that they have played to the end. */
  public Statistics statistics(long person) throws StoreFailure {
    return writing.inTransaction(
        () -> Statistics.of(people.resultsOf(person), people.botsMetBy(person)));
  }

  /** How everybody did, game by game, again after each change. */
  public LiveData<Map<String, List<GameStanding>>> watchStandings() {
    return new Watched<>(database, this::standings, "person", "result");
  }

  /** By game; also those who were removed, under their name. */
  Map<String, List<GameStanding>> standings() {
    return database.runInTransaction(
        () ->
            GameStanding.byGame(
                people.results(),
                person -> Optional.ofNullable(people.find(person)).map(Person::of)));
  }

  public Optional<Person> find(long person) throws StoreFailure {
    return writing.run(() -> Optional.ofNullable(people.find(person)).map(Person::of));
  }

  /** Somebody new, under a name that {@link #isName} likes. */
  public Person add(String name, int mark) throws StoreFailure {
    PersonRow row = new PersonRow();
    row.name = new Sitter("person", name).name();
    row.mark = mark;
    return new Person(writing.run(() -> people.add(row)), name, mark);
  }

  /** Whether games can be saved under that name: one line, not too long, no blanks around it. */
  public static boolean isName(String name) {
    try {
      return new Sitter("person", name).name().equals(name);
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** What they have played goes with them to the new name; what is being played keeps the old. */
  public void rename(long person, String name) throws StoreFailure {
    String checked = new Sitter("person", name).name();
    writing.run(() -> people.rename(person, checked));
  }

  public void setMark(long person, int mark) throws StoreFailure {
    writing.run(() -> people.setMark(person, mark));
  }

  /** Takes them out of the list. Their results stay under their name. */
  public void remove(long person) throws StoreFailure {
    writing.run(() -> people.setRemoved(person, true));
  }

  public void restore(long person) throws StoreFailure {
    writing.run(() -> people.setRemoved(person, false));
  }
}
