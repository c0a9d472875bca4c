/** A tiny game against the clock, to try the contract and matches on. */
@NullMarked
package org.monsterbox.core.contract.gongs;

import org.jspecify.annotations.NullMarked;
