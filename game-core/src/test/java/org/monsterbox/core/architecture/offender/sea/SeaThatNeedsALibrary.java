package org.monsterbox.core.architecture.offender.sea;

import org.junit.runner.Description;

/** What no game may be: it needs a library at run time. */
public record SeaThatNeedsALibrary(Description description) {}
