/** A moment of the race, and how a claim is put together. */
package org.monsterbox.app.games.cube.claim;
