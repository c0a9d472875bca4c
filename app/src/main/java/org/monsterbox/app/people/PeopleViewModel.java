package org.monsterbox.app.people;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.store.GameStanding;
import org.monsterbox.app.store.PeopleStore;
import org.monsterbox.app.store.Statistics;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.app.store.rows.KnownPerson;
import org.monsterbox.app.store.rows.Person;

/** The people, one of whom may be looked at more closely. */
public final class PeopleViewModel extends ViewModel {

  static final ViewModelProvider.Factory FACTORY =
      ViewModelProvider.Factory.from(
          new ViewModelInitializer<>(
              PeopleViewModel.class,
              extras -> new PeopleViewModel(MonsterBoxApplication.of(extras))));

  /** Somebody, and how they did. */
  record Portrait(Person person, Statistics statistics) {}

  private interface Work {
    void run(PeopleStore people) throws StoreFailure;
  }

  private final MonsterBoxApplication app;
  private final LiveData<List<KnownPerson>> people;
  private final LiveData<Map<String, List<GameStanding>>> standings;
  private final MutableLiveData<Portrait> portrait = new MutableLiveData<>();
  private final MutableLiveData<Optional<StoreFailure.Reason>> failure =
      new MutableLiveData<>(Optional.empty());

  PeopleViewModel(MonsterBoxApplication app) {
    this.app = app;
    this.people = app.peopleStore().watch();
    this.standings = app.peopleStore().watchStandings();
  }

  LiveData<List<KnownPerson>> people() {
    return people;
  }

  LiveData<Map<String, List<GameStanding>>> standings() {
    return standings;
  }

  LiveData<Portrait> portrait() {
    return portrait;
  }

  /** What did not work and is to be told once. */
  LiveData<Optional<StoreFailure.Reason>> failure() {
    return failure;
  }

  void told() {
    failure.setValue(Optional.empty());
  }

  void look(long person) {
    execute(store -> look(store, person));
  }

  private void look(PeopleStore store, long person) throws StoreFailure {
    Optional<Person> found = store.find(person);
    if (found.isPresent()) {
      portrait.postValue(new Portrait(found.get(), store.statistics(person)));
    }
  }

  void add(String name, int mark) {
    execute(store -> store.add(name, mark));
  }

  void change(long person, String name, int mark) {
    execute(
        store -> {
          store.rename(person, name);
          store.setMark(person, mark);
          look(store, person);
        });
  }

  void remove(long person) {
    execute(store -> store.remove(person));
  }

  void restore(long person) {
    execute(store -> store.restore(person));
  }

  private void execute(Work work) {
    app.background()
        .execute(
            () -> {
              try {
                work.run(app.peopleStore());
              } catch (StoreFailure e) {
                failure.postValue(Optional.of(e.reason()));
              }
            });
  }
}
