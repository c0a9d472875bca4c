/** Rules pages and the first game of Monster Cube. */
package org.monsterbox.app.games.cube.learn;
