/** Parts of a table that are scrolled and zoomed, and where each node then lies. */
package org.monsterbox.app.scene.pane;
