/** What the page and the device say to each other; loaded once, and known on both sides. */
@NullMarked
package org.monsterbox.desktop.link;

import org.jspecify.annotations.NullMarked;
