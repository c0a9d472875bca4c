package org.monsterbox.toolchain;

import java.util.Locale;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler.CompilationTask;

/** Becomes Gradle's incremental javac task; unlike it, this one compiles and tracks nothing. */
public final class PlainCompileTask implements CompilationTask {
  private final CompilationTask task;

  /** As many parameters as Gradle passes; all but the first are about tracking. */
  public PlainCompileTask(CompilationTask task, Object b, Object c, Object d, Object e, Object f) {
    this.task = task;
  }

  @Override
  public void addModules(Iterable<String> moduleNames) {
    task.addModules(moduleNames);
  }

  @Override
  public void setProcessors(Iterable<? extends Processor> processors) {
    task.setProcessors(processors);
  }

  @Override
  public void setLocale(Locale locale) {
    task.setLocale(locale);
  }

  @Override
  public Boolean call() {
    return task.call();
  }
}
