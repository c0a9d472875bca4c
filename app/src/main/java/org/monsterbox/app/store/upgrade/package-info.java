/** Databases of earlier versions, and damaged ones. */
package org.monsterbox.app.store.upgrade;
