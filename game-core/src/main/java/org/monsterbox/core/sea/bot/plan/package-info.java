/**
 * What bots plan with: whole turns and shots, what they are worth and why, and the temper of each
 * level.
 */
@NullMarked
package org.monsterbox.core.sea.bot.plan;

import org.jspecify.annotations.NullMarked;
