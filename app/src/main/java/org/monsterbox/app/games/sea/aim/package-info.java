/** A moment of the hunt, and how a move is put together by one touch after another. */
package org.monsterbox.app.games.sea.aim;
