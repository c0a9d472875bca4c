/** Signs the release APK, and checks what leaves the house. */
@NullMarked
package org.monsterbox.packaging;

import org.jspecify.annotations.NullMarked;
