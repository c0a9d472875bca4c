/** What the screens of a game are put together from: frames, pages over the table, words. */
package org.monsterbox.app.table.parts;
