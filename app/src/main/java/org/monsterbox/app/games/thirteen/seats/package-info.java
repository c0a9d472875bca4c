/** What is shown of a seat, from one row to a panel. */
package org.monsterbox.app.games.thirteen.seats;
