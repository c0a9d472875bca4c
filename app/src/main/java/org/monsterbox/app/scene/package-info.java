/** Tables as data: nodes, where they lie, what they look like, what they say and do. */
package org.monsterbox.app.scene;
