/** What things on a table are, told beside them, and screens that lie over one that goes on. */
package org.monsterbox.app.explain;
