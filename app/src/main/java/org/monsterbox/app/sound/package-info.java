/** What is heard and felt: our own short sounds, made by the app itself, and haptics. */
package org.monsterbox.app.sound;
