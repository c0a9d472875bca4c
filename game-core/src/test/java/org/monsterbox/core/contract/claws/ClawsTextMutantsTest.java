package org.monsterbox.core.contract.claws;

import org.junit.Test;
import org.monsterbox.core.contract.Battery;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Refusal;

/** Claws whose moves are badly written or read: the contract says how. */
public final class ClawsTextMutantsTest {

  @Test
  public void textThatDoesNotRoundTrip() {
    assertCaught(
        "TEXT DOES NOT ROUND-TRIP",
        new Claws() {
          @Override
          public ClawsMove readMove(String text) {
            return text.equals("claw 24") ? new ClawsMove(23) : super.readMove(text);
          }
        });
  }

  @Test
  public void textThatIsReadInTwoWays() {
    assertCaught(
        "TEXT IS READ IN TWO WAYS",
        new Claws() {
          @Override
          public ClawsMove readMove(String text) {
            return super.readMove(text.trim());
          }
        });
  }

  @Test
  public void badTextThatBreaksTheReader() {
    assertCaught(
        "BROKE INSTEAD OF REFUSING: reading",
        new Claws() {
          @Override
          public ClawsMove readMove(String text) {
            return new ClawsMove(Integer.parseInt(text.substring("claw ".length())));
          }
        });
  }

  @Test
  public void textThatIsRefusedForTheWrongReason() {
    assertCaught(
        "WRONG REFUSAL",
        new Claws() {
          @Override
          public ClawsMove readMove(String text) {
            try {
              return super.readMove(text);
            } catch (Refusal refusal) {
              throw new Refusal(CommonCode.WRONG_PHASE);
            }
          }
        });
  }

  @Test
  public void gameThatCannotBeReadAgain() {
    assertCaught(
        "savedGamesAreTheSameWhereverTheyWereSaved",
        new Claws() {
          @Override
          public ClawsMove readMove(String text) {
            return text.equals("claw 24") ? unreadable() : super.readMove(text);
          }

          private ClawsMove unreadable() {
            throw new Refusal(CommonCode.UNREADABLE_MOVE);
          }
        });
  }

  private static void assertCaught(String defect, Claws mutant) {
    new Battery<>(mutant, ClawsSecrets::reshuffled).assertCaught(defect);
  }
}
