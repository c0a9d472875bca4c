package org.monsterbox.core.thirteen;

/** What has its place in a turn where the order is strict. */
enum Step {
  TRADE,
  POWER,
  ATTACK,
  SEARCH
}
