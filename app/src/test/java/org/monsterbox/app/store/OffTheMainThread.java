package org.monsterbox.app.store;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/** Runs a test where databases may be used: not on the main thread. */
public final class OffTheMainThread implements TestRule {

  @Override
  public Statement apply(Statement test, Description description) {
    return new Statement() {
      @Override
      public void evaluate() throws Throwable {
        FutureTask<Void> task =
            new FutureTask<>(
                () -> {
                  run(test);
                  return null;
                });
        new Thread(task, description.getDisplayName()).start();
        try {
          task.get();
        } catch (ExecutionException e) {
          throw e.getCause() instanceof Thrown thrown ? thrown.getCause() : e.getCause();
        }
      }
    };
  }

  private static void run(Statement test) {
    try {
      test.evaluate();
    } catch (Throwable e) {
      throw new Thrown(e);
    }
  }

  private static final class Thrown extends RuntimeException {

    private static final long serialVersionUID = 1;

    Thrown(Throwable cause) {
      super(cause);
    }
  }
}
