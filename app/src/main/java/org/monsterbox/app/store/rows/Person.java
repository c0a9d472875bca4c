package org.monsterbox.app.store.rows;

/**
 * Somebody who plays here.
 *
 * @param mark which of the seat marks (colour and shape) they like, from 0
 */
public record Person(long id, String name, int mark) {

  public static Person of(PersonRow row) {
    return new Person(row.id, row.name, row.mark);
  }
}
