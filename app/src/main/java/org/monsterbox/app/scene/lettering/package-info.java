/** What is written on a table, and with what: styles, texts that fit, clocks that count. */
package org.monsterbox.app.scene.lettering;
