package org.monsterbox.core.architecture.offender.sea;

import java.lang.reflect.Method;

/** What no game may be: it needs reflection. */
public record SeaThatReflects(Method method) {}
