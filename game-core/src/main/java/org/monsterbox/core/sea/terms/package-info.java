/** What is spoken of: options, phases, events, codes, and how a game ends. */
@NullMarked
package org.monsterbox.core.sea.terms;

import org.jspecify.annotations.NullMarked;
