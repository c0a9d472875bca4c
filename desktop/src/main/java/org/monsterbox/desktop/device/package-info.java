/** The device that the app runs on: time, windows, fingers, keys, pixels. */
@NullMarked
package org.monsterbox.desktop.device;

import org.jspecify.annotations.NullMarked;
