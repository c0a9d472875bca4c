/** What lies around the chart: seats, tokens, cards, buttons, sheets. */
package org.monsterbox.app.games.sea.desk;
