/** The one view that shows scenes. */
package org.monsterbox.app.scene.view;
