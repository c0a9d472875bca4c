/** The monsters, cards, dice and badges of 13 Monsters. */
package org.monsterbox.app.art.thirteen;
