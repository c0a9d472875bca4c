/** The saved games: their list, how they are passed on, and how they come in. */
package org.monsterbox.app.saves;
