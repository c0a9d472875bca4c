/** A table for those who do not touch it: keyboard and screen reader. */
package org.monsterbox.app.scene.reach;
