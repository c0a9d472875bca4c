/** The drawings of Monster Cube: tiles, cards, fourteen kinds of monsters, buzzers, medals. */
package org.monsterbox.app.art.cube;
