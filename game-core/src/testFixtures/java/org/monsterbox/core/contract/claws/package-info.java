/** A tiny game with dice and hidden hands, to try the contract, records and bots on. */
@NullMarked
package org.monsterbox.core.contract.claws;

import org.jspecify.annotations.NullMarked;
