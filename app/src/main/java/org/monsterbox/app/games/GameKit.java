package org.monsterbox.app.games;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;

/** All that the app needs to put one game on the table. Everything else is the same for all. */
public interface GameKit<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  /** The id of what buys the next hint in a scene. */
  String HINT = "hint";

  Rules<S, M, V> rules();

  /** What is written and drawn on the game's box. */
  Box box();

  /** What all moves of the game are: a scene's taps carry any game's. */
  Class<M> moveType();

  /** A fresh bot for that seat; the same seed and the same events give the same memory. */
  Bot<M, V> bot(Grade grade, int seat, long seed);

  GameWords<M, V> words(Context context);

  /** Makes scenes in the language and theme of the context. */
  SceneMaker<M, V> scenes(Context context);

  /** A small picture of how the game stands, for the list of saved games; shows no secret. */
  Piece miniature(Context context, V view);

  /** How the table lay in the end, to be looked at with the result; empty for no such picture. */
  default Optional<Piece> finalPicture(Context context, V over) {
    return Optional.empty();
  }

  /**
   * Small pictures of what happens, for the log: a card, a die, a token; empty for an event that
   * needs none. In the language and theme of the context.
   */
  default Function<Event, Optional<Piece>> pictures(Context context) {
    return event -> Optional.empty();
  }

  /**
   * The id of the node that a bot's move is about: the table points at it before the move is made,
   * so that people look there. Empty where that would tell what is hidden, or where nothing is
   * pointed at.
   */
  default String aim(M move) {
    return "";
  }

  /**
   * Whether what the others did since one's last turn can be shown once more, move by move: not
   * where something lay open that is to be remembered.
   */
  default boolean showsAgain() {
    return false;
  }

  /** Whether seats hide things from each other, so that the table is covered between people. */
  boolean keepsSecrets();

  /**
   * Whether somebody else than the seat that has this view may see all that its scene shows.
   *
   * @param other a seat, or {@link Audience#BYSTANDER}: where even that one may look, the table
   *     lies open before all
   */
  default boolean mayLook(V view, int other) {
    return !keepsSecrets();
  }

  /** Whether bots that may act now leave it to people who may act too. */
  default boolean isLeftToPeople(V view) {
    return false;
  }

  /** What the one on that seat plays, where seats are not alike; else empty. */
  default String role(Context context, int seat) {
    return "";
  }

  /**
   * The seats of a finished game in the order in which its people sit in the next one: usually
   * everybody moves on by one seat, so that another one begins.
   */
  default List<Integer> nextSeats(V over, int seats, Chance chance) {
    List<Integer> next = new ArrayList<>();
    for (int seat = 1; seat <= seats; seat++) {
      next.add(seat % seats);
    }
    return next;
  }

  /**
   * Whether a game that is not over may be watched again at this place: not where something lies
   * open that is hidden since. Games that keep secrets are watched only when they are over.
   */
  default boolean mayBeWatched(V view) {
    return !keepsSecrets();
  }

  /** How the game is played against the clock; empty for a game of turns. */
  default Optional<RealTime<M, V>> realTime() {
    return Optional.empty();
  }

  /** As scenes and hints have a move: in a game in real time its time is yet to be written. */
  default M timeless(M move) {
    return realTime().map(realTime -> realTime.at(move, 0)).orElse(move);
  }

  /** The options as they are kept with a new game: what depends on who sits there is settled. */
  default Options settled(Options chosen, int people) {
    return chosen;
  }

  /**
   * Whether hints are moves of this game, which cost something: then the scenes offer them, by a
   * node whose id is {@link #HINT}.
   */
  default boolean sellsHints(V view) {
    return false;
  }

  /** Whether the scenes can mark what was seen lately, for those who want help to remember. */
  default boolean helpsToRemember() {
    return false;
  }

  /**
   * How a bot's mind is read once a game is over: the ids of the nodes whose cards it remembers.
   * Empty where bots have nothing to remember.
   */
  default Optional<Function<Bot<M, V>, List<String>>> minds() {
    return Optional.empty();
  }

  /** What is heard when something happens, and how long the table then stands still. */
  Pacing pacing();

  /**
   * How long after the last move a person's move counts, in milliseconds at the usual speed, where
   * several people look: so that nobody sweeps away what all may see.
   */
  default long pauseBefore(M move) {
    return 0;
  }

  /**
   * How long a bot hesitates where people may act at the same time, in milliseconds since all of
   * them may. It tells nothing of what the bot has.
   *
   * @param view of a person, who does not see that either
   * @param seat of the bot
   */
  default long hesitation(V view, int seat, Grade grade, long seed) {
    return 0;
  }

  /** How far the game has come, from 0 to 1. */
  float progress(V view);

  /** The rules to read, in the language and theme of the context. */
  default RulesPage rulesPage(Context context) {
    return RulesPage.EMPTY;
  }

  /**
   * What there is to learn of the game: a first lesson, or one for each role where roles differ,
   * and then the further ones, in the order in which they make sense.
   */
  default List<TutorialScript> tutorials(Context context) {
    return List.of();
  }

  /**
   * Whether a further lesson matters now to the person who looks, so that it may be offered: an
   * attack has become possible, say. Asked only when that person can act.
   *
   * @param lesson the id of its script
   */
  default boolean isTimeFor(String lesson, Sight<M, V> sight) {
    return false;
  }

  /** Turns what is to be seen into a scene. */
  interface SceneMaker<M, V> {

    Scene make(Sight<M, V> sight, Stage stage);
  }
}
