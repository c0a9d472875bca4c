/** What each key of a keyboard does, for the system's sheet of shortcuts. */
package org.monsterbox.app.keys;
