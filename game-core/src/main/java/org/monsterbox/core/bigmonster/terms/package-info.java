/**
 * What a table agrees on and is told: options, refusals, events, score sheets, and how it ended.
 */
@NullMarked
package org.monsterbox.core.bigmonster.terms;

import org.jspecify.annotations.NullMarked;
