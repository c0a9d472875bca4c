/** The sentences of Monster of the Sea. */
package org.monsterbox.app.games.sea.words;
