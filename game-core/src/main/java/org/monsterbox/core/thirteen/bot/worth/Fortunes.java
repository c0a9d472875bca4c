package org.monsterbox.core.thirteen.bot.worth;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Species;
import org.monsterbox.core.thirteen.table.ThirteenView;

/**
 * What everybody has, or would have.
 *
 * @param seats by seat
 * @param spent who has spent the 13th Monster, or {@link ThirteenView#NOBODY}
 * @param spentHp what it counts then
 */
public record Fortunes(List<Belongings> seats, int spent, int spentHp) {

  public Fortunes {
    seats = List.copyOf(seats);
  }

  public static Fortunes of(ThirteenView view) {
    List<Belongings> seats = new ArrayList<>();
    for (int seat = 0; seat < view.seats(); seat++) {
      seats.add(new Belongings(view.monsters(seat), view.freeBits(seat)));
    }
    int hp = view.options().spentThirteenthScores() ? Species.THIRTEENTH.hp() : 0;
    return new Fortunes(seats, view.spentThirteenth(), hp);
  }

  public Belongings at(int seat) {
    return seats.get(seat);
  }

  /** What the seat has besides its monsters in play. */
  int extraHp(int seat) {
    return seat == spent ? spentHp : 0;
  }

  /** After a set has gone from one seat to another. */
  public Fortunes moved(int set, int from, int to) {
    return traded(from, MonsterSets.bit(set), to, 0);
  }

  /** After one has given some sets and the other some for them. */
  public Fortunes traded(int one, long gives, int other, long gets) {
    List<Belongings> after = new ArrayList<>(seats);
    after.set(one, at(one).without(gives).with(gets));
    after.set(other, at(other).without(gets).with(gives));
    return new Fortunes(after, spent, spentHp);
  }

  /** After the seat has spent its 13th Monster for another's. */
  public Fortunes afterNova(int seat, int owner, Monster monster, Monster thirteenth) {
    List<Belongings> after = new ArrayList<>(seats);
    List<Monster> own = new ArrayList<>(at(seat).monsters());
    own.remove(thirteenth);
    own.add(monster);
    List<Monster> others = new ArrayList<>(at(owner).monsters());
    others.remove(monster);
    after.set(seat, new Belongings(own, at(seat).free()));
    after.set(owner, new Belongings(others, at(owner).free()));
    return new Fortunes(after, seat, spentHp);
  }
}
