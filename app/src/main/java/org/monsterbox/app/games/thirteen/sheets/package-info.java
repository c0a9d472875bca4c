/** What is laid over the table to decide something or to look at it, and what opens it. */
package org.monsterbox.app.games.thirteen.sheets;
