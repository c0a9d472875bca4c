/** The time of a table: what it waits for, how long it rests, and how long it has been played. */
package org.monsterbox.app.referee.clock;
