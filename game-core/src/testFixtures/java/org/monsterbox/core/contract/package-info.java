/** What every game must pass. */
@NullMarked
package org.monsterbox.core.contract;

import org.jspecify.annotations.NullMarked;
