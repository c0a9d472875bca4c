package org.monsterbox.app;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.IdlingRegistry;
import androidx.test.espresso.IdlingResource;
import org.junit.rules.ExternalResource;
import org.monsterbox.app.store.Background;

/** Has Espresso wait for the app's work off the main thread. */
public final class BackgroundIdling extends ExternalResource {

  private IdlingResource resource;

  @Override
  protected void before() {
    Background background =
        MonsterBoxApplication.of(ApplicationProvider.getApplicationContext()).background();
    resource =
        new IdlingResource() {
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
    IdlingRegistry.getInstance().register(resource);
  }

  @Override
  protected void after() {
    IdlingRegistry.getInstance().unregister(resource);
  }
}
