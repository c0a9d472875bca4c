/** How nodes get from one scene to the next, and what lives in between. */
package org.monsterbox.app.scene.motion;
