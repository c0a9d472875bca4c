/** The thirteen, cut out of paper in three parts each, and joined in every mixture. */
package org.monsterbox.app.art.thirteen.monsters;
