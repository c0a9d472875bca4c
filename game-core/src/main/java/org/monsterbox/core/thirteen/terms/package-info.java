/** What is agreed on and told: options, events, refusals and how a game ends. */
@NullMarked
package org.monsterbox.core.thirteen.terms;

import org.jspecify.annotations.NullMarked;
