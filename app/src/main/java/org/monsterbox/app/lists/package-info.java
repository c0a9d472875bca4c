/** Lists that stand beside the constants of the rules. */
package org.monsterbox.app.lists;
