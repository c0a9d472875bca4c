/**
 * Tables as data, and the one view that draws them, finds what was touched, speaks them and moves
 * them.
 */
package org.monsterbox.app.scene;
