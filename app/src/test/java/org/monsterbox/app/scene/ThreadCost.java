package org.monsterbox.app.scene;

import java.lang.reflect.Method;

/**
 * What this thread has cost the machine so far. Tests are compiled against Android, which does not
 * know the JVM's own instruments: they are asked by name.
 */
final class ThreadCost {

  private final Object instruments;
  private final Method bytes;
  private final Method nanos;
  private final Object[] thread = {Thread.currentThread().getId()};

  ThreadCost() throws ReflectiveOperationException {
    instruments =
        Class.forName("java.lang.management.ManagementFactory")
            .getMethod("getThreadMXBean")
            .invoke(null);
    Class<?> type = Class.forName("com.sun.management.ThreadMXBean");
    bytes = type.getMethod("getThreadAllocatedBytes", long.class);
    nanos = type.getMethod("getThreadCpuTime", long.class);
  }

  /** Asking makes a little garbage itself, the same every time. */
  long bytes() throws ReflectiveOperationException {
    return (long) bytes.invoke(instruments, thread);
  }

  long nanos() throws ReflectiveOperationException {
    return (long) nanos.invoke(instruments, thread);
  }
}
