package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove.PlayWeapon;
import org.monsterbox.core.sea.table.Area;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.Ranges;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEnd;
import org.monsterbox.core.sea.terms.SeaEvent;

/** Uses a weapon against the whale (section 4.9). */
public final class PlayWeaponAction implements Action<SeaTable, Playing, PlayWeapon> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.HUNTER_ACTION;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, PlayWeapon move) {
    if (table.actionsLeft == 0) {
      return SeaCode.NO_ACTIONS_LEFT;
    }
    if (table.weaponUsed) {
      return SeaCode.WEAPON_LIMIT;
    }
    if (!table.holds(seat, move.card())) {
      return SeaCode.NO_SUCH_CARD;
    }
    CardKind kind = Cards.kind(move.card());
    Code aim = aimRefusal(table, seat, kind);
    if (aim != null || kind != CardKind.TRACTOR) {
      return aim;
    }
    boolean isRight =
        move.cell() == Board.NONE ? !canPull(table, seat) : isPullCell(table, seat, move.cell());
    return isRight ? null : SeaCode.PULL_CELL_INVALID;
  }

  /** Why this weapon would not hit, or null. */
  static @Nullable Code aimRefusal(SeaTable table, int seat, CardKind kind) {
    int boat = table.boat(seat);
    if (table.range(boat, table.whaleCell) > Ranges.of(table, kind)) {
      return SeaCode.OUT_OF_RANGE;
    }
    if (table.options.lineOfSight() && !isInSight(table, boat)) {
      return SeaCode.OUT_OF_RANGE;
    }
    if (kind == CardKind.RAM && Board.neighbour(boat, table.facing(seat)) != table.whaleCell) {
      return SeaCode.BAD_FACING;
    }
    return table.isUntargetable() ? SeaCode.WHALE_DIVED : null;
  }

  /** Whether some shortest way to the whale passes no iceberg (ruling 40). */
  private static boolean isInSight(SeaTable table, int from) {
    int distance = table.range(from, table.whaleCell);
    if (distance <= 1) {
      return true;
    }
    for (int cell : Area.within(table, from, 1)) {
      if (table.range(cell, table.whaleCell) == distance - 1
          && !table.icebergs.contains(cell)
          && isInSight(table, cell)) {
        return true;
      }
    }
    return false;
  }

  /** A free cell beside the whale that is closer to the boat. */
  static boolean isPullCell(SeaTable table, int seat, int cell) {
    int boat = table.boat(seat);
    return Board.direction(table.whaleCell, cell) != Board.NONE
        && table.isFree(cell)
        && table.range(cell, boat) < table.range(table.whaleCell, boat);
  }

  private static boolean canPull(SeaTable table, int seat) {
    for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
      int cell = Board.neighbour(table.whaleCell, direction);
      if (cell != Board.NONE && isPullCell(table, seat, cell)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void play(Playing play, int seat, PlayWeapon move) {
    SeaTable table = play.table;
    table.actionsLeft--;
    table.weaponUsed = true;
    play.table.take(seat, move.card());
    play.table.discard(move.card());
    if (play.isTold()) {
      play.tell(new SeaEvent.CardPlayed(seat, move.card()));
    }
    CardKind kind = Cards.kind(move.card());
    switch (kind) {
      case DROGUE -> slow(play, seat);
      case TRACTOR -> pull(play, seat, move.cell());
      default -> hurt(play, seat, Cards.damage(kind));
    }
  }

  private static void hurt(Playing play, int seat, int damage) {
    SeaTable table = play.table;
    table.hp = Math.max(0, table.hp - damage);
    if (play.isTold()) {
      play.tell(new SeaEvent.WhaleHurt(seat, damage, table.hp));
    }
    if (table.hp == 0) {
      play.end(SeaEnd.KILL, seat);
    }
  }

  private static void slow(Playing play, int seat) {
    play.table.drogueRound = play.table.round + 1;
    if (play.isTold()) {
      play.tell(new SeaEvent.WhaleSlowed(seat, play.table.drogueRound));
    }
  }

  private static void pull(Playing play, int seat, int cell) {
    SeaTable table = play.table;
    int from = table.whaleCell;
    table.whaleCell = cell == Board.NONE ? from : cell;
    table.tractorLines++;
    if (play.isTold()) {
      play.tell(new SeaEvent.WhalePulled(seat, from, table.whaleCell, table.tractorLines));
    }
    if (table.tractorLines >= table.tractorQuota()) {
      play.end(SeaEnd.TRACTOR, seat);
    }
  }

  @Override
  public void list(SeaTable table, int seat, List<? super PlayWeapon> moves) {
    if (table.actionsLeft == 0 || table.weaponUsed) {
      return;
    }
    long rest = table.weapons(seat);
    for (; rest != 0; rest = Cards.afterCopies(Pile.WEAPON, rest)) {
      int card = Cards.lowest(Pile.WEAPON, rest);
      CardKind kind = Cards.kind(card);
      if (kind == CardKind.NET || aimRefusal(table, seat, kind) != null) {
        continue;
      }
      if (kind == CardKind.TRACTOR && canPull(table, seat)) {
        for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
          int cell = Board.neighbour(table.whaleCell, direction);
          if (cell != Board.NONE && isPullCell(table, seat, cell)) {
            moves.add(new PlayWeapon(card, cell));
          }
        }
      } else {
        moves.add(new PlayWeapon(card, Board.NONE));
      }
    }
  }
}
