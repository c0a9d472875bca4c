/** What the tables of all games are put together with: blocks, buttons, sheets and writing. */
package org.monsterbox.app.games.layout;
