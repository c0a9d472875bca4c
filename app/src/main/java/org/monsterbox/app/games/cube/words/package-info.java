/** The sentences of Monster Cube. */
package org.monsterbox.app.games.cube.words;
