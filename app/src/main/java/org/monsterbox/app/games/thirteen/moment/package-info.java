/**
 * What all parts of a scene have at hand: what is seen, how it is drawn, and what somebody is
 * putting together.
 */
package org.monsterbox.app.games.thirteen.moment;
