/** Fingers on a table: several at once, taps, holds, things that are carried. */
package org.monsterbox.app.scene.touch;
