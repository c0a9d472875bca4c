/** A tiny game of secret choices made at once, to try the contract, records and bots on. */
@NullMarked
package org.monsterbox.core.contract.shells;

import org.jspecify.annotations.NullMarked;
