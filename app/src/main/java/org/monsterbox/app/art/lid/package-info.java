/** The lids of the boxes, and who and what is seen on them. */
package org.monsterbox.app.art.lid;
