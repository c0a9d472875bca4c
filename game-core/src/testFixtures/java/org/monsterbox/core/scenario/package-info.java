/** Games told in plain words, and whether they are true. */
@NullMarked
package org.monsterbox.core.scenario;

import org.jspecify.annotations.NullMarked;
