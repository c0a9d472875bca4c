/** Pictures that fill a page: nothing here, something torn, somebody has won, hands off. */
package org.monsterbox.app.art.poster;
