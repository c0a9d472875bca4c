/** The program around the device: its command line, its data, its page in the browser. */
@NullMarked
package org.monsterbox.desktop.host;

import org.jspecify.annotations.NullMarked;
