/**
 * What is agreed on and told: rule sets, options, events, refusals, verdicts and how a game ends.
 */
@NullMarked
package org.monsterbox.core.cube.terms;

import org.jspecify.annotations.NullMarked;
