/** Monster of the Sea on the table. */
package org.monsterbox.app.games.sea;
