/**
 * What all parts of a scene are made of: what is to be seen, what is planned, and how it is drawn.
 */
package org.monsterbox.app.games.bigmonster.moment;
