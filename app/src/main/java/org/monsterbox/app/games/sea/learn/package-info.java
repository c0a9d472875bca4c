/** Rules pages and first games of Monster of the Sea. */
package org.monsterbox.app.games.sea.learn;
