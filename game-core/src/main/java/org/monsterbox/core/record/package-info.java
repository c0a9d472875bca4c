/** Games written down: saved, replayed, sent with a bug report, and kept as tests. */
@NullMarked
package org.monsterbox.core.record;

import org.jspecify.annotations.NullMarked;
