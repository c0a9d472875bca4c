package org.monsterbox.app.games.sea.chart;

import org.monsterbox.app.art.sea.HexMark;
import org.monsterbox.app.scene.Tap;

/** A cell that can be touched. */
record Target(int cell, String label, Tap tap, HexMark.Look look, boolean hinted) {}
