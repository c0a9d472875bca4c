package org.monsterbox.app;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.IdlingRegistry;
import androidx.test.espresso.IdlingResource;
import java.util.List;
import org.junit.rules.ExternalResource;
import org.monsterbox.app.store.Background;

/** Has Espresso wait for the app's work off the main thread. */
public final class BackgroundIdling extends ExternalResource {

  private List<IdlingResource> resources = List.of();

  @Override
  protected void before() {
    MonsterBoxApplication app =
        MonsterBoxApplication.of(ApplicationProvider.getApplicationContext());
    resources = List.of(resource(app.background()), resource(app.thinking()));
    resources.forEach(IdlingRegistry.getInstance()::register);
  }

  private static IdlingResource resource(Background background) {
    return new IdlingResource() {
      @Override
      public String getName() {
        return "background of " + System.identityHashCode(background);
      }

      @Override
      public boolean isIdleNow() {
        return background.isIdle();
      }

      @Override
      public void registerIdleTransitionCallback(ResourceCallback callback) {
        background.setWhenIdle(callback::onTransitionToIdle);
      }
    };
  }

  @Override
  protected void after() {
    resources.forEach(IdlingRegistry.getInstance()::unregister);
  }
}
