/** The chart of Monster of the Sea and what lies on it. */
package org.monsterbox.app.art.sea;
