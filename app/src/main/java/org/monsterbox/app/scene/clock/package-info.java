/** The time by which a table moves. */
package org.monsterbox.app.scene.clock;
