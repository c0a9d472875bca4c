package org.monsterbox.core.contract;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;

/** What is allowed, what is not, and how it is written. */
final class MoveChecks<S extends Fingerprinted, M extends Move> {

  /** Enough other moves to try in each position. */
  private static final int OTHER_MOVES = 300;

  private static final Pattern CANONICAL = Pattern.compile("[!-~]+( [!-~]+)*");
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final Pattern DIGIT = Pattern.compile("[0-9]");
  private static final Pattern PARTS = Pattern.compile(" .*");

  private final Rules<S, M, ?> rules;
  private final Listing<S, M> listing;

  /** Whether a move would be listed if it were legal. */
  interface Listing<S, M> {
    boolean isListed(S state, int seat, M move);
  }

  MoveChecks(Rules<S, M, ?> rules, Listing<S, M> listing) {
    this.rules = rules;
    this.listing = listing;
  }

  void checkLegalOnesPlay(List<Position<S>> positions) {
    for (Position<S> position : positions) {
      for (int seat = 0; seat < position.setup().seats(); seat++) {
        List<M> moves = rules.legalMoves(position.state(), seat);
        if (moves.isEmpty() == rules.turn(position.state()).includes(seat)) {
          throw position.defect(
              "TURN AND MOVES DISAGREE", "seat " + seat + " has the moves " + moves);
        }
        if (new LinkedHashSet<>(moves).size() < moves.size()) {
          throw position.defect("LISTED TWICE", "seat " + seat + " has the moves " + moves);
        }
        for (M move : moves) {
          try {
            rules.play(position.state(), seat, move, Events.NONE);
          } catch (Refusal refusal) {
            throw position.defect("LEGAL MOVE REFUSED", seat + " " + rules.text(move), refusal);
          }
        }
      }
    }
  }

  void checkOthersAreRefused(List<Position<S>> positions) {
    List<M> pool = pool(positions);
    for (Position<S> position : positions) {
      String before = DeepText.of(position.state());
      for (int seat = -1; seat <= position.setup().seats(); seat++) {
        boolean isSeat = seat >= 0 && seat < position.setup().seats();
        Set<M> legal =
            isSeat ? new LinkedHashSet<>(rules.legalMoves(position.state(), seat)) : Set.of();
        boolean acts = rules.turn(position.state()).includes(seat);
        for (M move : pool) {
          // A seat that may not act now may do so later, if the clock brings its turn.
          boolean isNeverLegal = !acts && move.time() == 0;
          if (!legal.contains(move)
              && (isNeverLegal || listing.isListed(position.state(), seat, move))) {
            checkIsRefused(position, seat, move);
          }
        }
      }
      if (!before.equals(DeepText.of(position.state()))) {
        throw position.defect("REFUSED MOVE CHANGED THE STATE", "one of " + pool);
      }
    }
  }

  private void checkIsRefused(Position<S> position, int seat, M move) {
    EventLog events = new EventLog();
    String what = seat + " " + rules.text(move);
    try {
      rules.play(position.state(), seat, move, events);
    } catch (Refusal refusal) {
      for (int watcher = 0; watcher < position.setup().seats(); watcher++) {
        if (!events.seenBy(watcher).isEmpty()) {
          throw position.defect("REFUSED MOVE HAD EVENTS", what);
        }
      }
      return;
    } catch (RuntimeException broken) {
      throw position.defect("BROKE INSTEAD OF REFUSING", what, broken);
    }
    throw position.defect("ILLEGAL MOVE ACCEPTED", what);
  }

  void checkTexts(List<Position<S>> positions) {
    for (Position<S> position : positions) {
      Set<String> texts = new LinkedHashSet<>();
      for (int seat = 0; seat < position.setup().seats(); seat++) {
        texts.clear();
        for (M move : rules.legalMoves(position.state(), seat)) {
          String text = rules.text(move);
          if (!CANONICAL.matcher(text).matches()
              || text.length() > Move.LONGEST_TEXT
              || !texts.add(text)) {
            throw position.defect("TEXT IS NOT CANONICAL", "'" + text + "'");
          }
          if (!move.equals(read(position, text))) {
            throw position.defect("TEXT DOES NOT ROUND-TRIP", "'" + text + "'");
          }
          for (String other : damaged(text)) {
            M read = read(position, other);
            if (read != null && !rules.text(read).equals(other)) {
              throw position.defect(
                  "TEXT IS READ IN TWO WAYS", "'" + other + "' as '" + rules.text(read) + "'");
            }
          }
        }
      }
    }
  }

  /** The move that is written so, or null. */
  private M read(Position<S> position, String text) {
    try {
      return rules.readMove(text);
    } catch (Refusal refusal) {
      if (refusal.code() != CommonCode.UNREADABLE_MOVE) {
        throw position.defect("WRONG REFUSAL", "'" + text + "' is unreadable", refusal);
      }
      return null;
    } catch (RuntimeException broken) {
      throw position.defect("BROKE INSTEAD OF REFUSING", "reading '" + text + "'", broken);
    }
  }

  private static List<String> damaged(String text) {
    List<String> damaged = new ArrayList<>();
    damaged.add("");
    damaged.add(" " + text);
    damaged.add(text + " ");
    damaged.add(text + " 1");
    damaged.add(text + "0");
    damaged.add(text.replace(" ", "  "));
    damaged.add(text.replace(" ", " 0"));
    damaged.add(text.replace(" ", " +"));
    damaged.add(NUMBER.matcher(text).replaceAll("99999999999999999999"));
    damaged.add(NUMBER.matcher(text).replaceAll("-1"));
    damaged.add(DIGIT.matcher(text).replaceAll("\u0661"));
    damaged.add(text.substring(0, text.length() - 1));
    damaged.add(PARTS.matcher(text).replaceAll(""));
    return damaged;
  }

  /** Moves of all kinds, from all parts of all games, and always the same. */
  private List<M> pool(List<Position<S>> positions) {
    Set<M> all = new LinkedHashSet<>();
    for (Position<S> position : positions) {
      for (int seat = 0; seat < position.setup().seats(); seat++) {
        all.addAll(position.some(rules.legalMoves(position.state(), seat)));
      }
    }
    List<M> pool = new ArrayList<>(all);
    Collections.shuffle(pool, new Random(1));
    return pool.subList(0, Math.min(OTHER_MOVES, pool.size()));
  }
}
