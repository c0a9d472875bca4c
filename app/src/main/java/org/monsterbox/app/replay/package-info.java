/** A game that is over, to watch again move by move. */
package org.monsterbox.app.replay;
