/** What lies in the database, and how it is asked for. */
package org.monsterbox.app.store.rows;
