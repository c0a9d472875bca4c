/** The chart: what lies on it, what can be touched, what just happened. */
package org.monsterbox.app.games.sea.chart;
