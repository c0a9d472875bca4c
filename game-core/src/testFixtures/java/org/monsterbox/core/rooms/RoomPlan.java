package org.monsterbox.core.rooms;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The rooms of one part of the program: its packages, each with those that it sees. A room is told
 * by what its package's name has after that of the part; the part's own package has the empty name.
 * A new room has to be put on the plan, so that somebody thinks about whom it may see.
 */
public final class RoomPlan {

  private final String part;
  private final Map<String, Set<String>> rooms = new LinkedHashMap<>();
  private final Set<String> elsewhere = new TreeSet<>();
  private final Set<String> workshop = new TreeSet<>();
  private final Set<String> workers = new TreeSet<>();
  private final Set<String> closed = new TreeSet<>();

  /** A plan without rooms yet, for the packages whose names begin with this one. */
  public RoomPlan(String part) {
    this.part = part;
  }

  /**
   * A room, and the rooms that it sees. They stand on the plan before it: so there is no circle.
   */
  public RoomPlan room(String name, String... seen) {
    for (String other : seen) {
      if (!rooms.containsKey(other)) {
        throw new IllegalArgumentException(
            name + " sees " + other + ", which comes later or never");
      }
    }
    if (rooms.put(name, Set.of(seen)) != null) {
      throw new IllegalArgumentException(name + " stands on the plan twice");
    }
    return this;
  }

  /** A room that sees all rooms that stand on the plan before it. */
  public RoomPlan above(String name) {
    return room(name, rooms.keySet().toArray(String[]::new));
  }

  /** Rooms, with all below them, that have a plan of their own. */
  public RoomPlan without(String... others) {
    elsewhere.addAll(List.of(others));
    return this;
  }

  /** What changes a state: nobody else's business but these rooms'. */
  public RoomPlan workshop(List<Class<?>> tools, String... users) {
    for (String user : users) {
      if (!rooms.containsKey(user)) {
        throw new IllegalArgumentException("There is no room " + user);
      }
      workers.add(user);
    }
    tools.forEach(tool -> workshop.add(tool.getName()));
    return this;
  }

  /** What does not change for those who have it: its fields are not public. */
  public RoomPlan closed(Class<?>... owners) {
    for (Class<?> owner : owners) {
      closed.add(owner.getName());
    }
    return this;
  }

  /** Fails, with all that is not as planned. */
  public void check(JavaClasses classes) {
    List<String> wrong = new ArrayList<>();
    Set<String> found = new HashSet<>();
    for (JavaClass each : classes) {
      if (isIn(each)) {
        found.add(room(each));
        checkSight(each, wrong);
      }
      if (closed.contains(each.getName())) {
        checkFields(each, wrong);
      }
    }
    compareRooms(found, wrong);
    addUses(classes, wrong);
    fail(wrong);
  }

  /** Fails if anybody in another part of the program uses the workshop. */
  public void checkWorkshop(JavaClasses classes) {
    List<String> wrong = new ArrayList<>();
    addUses(classes, wrong);
    fail(wrong);
  }

  private void compareRooms(Set<String> found, List<String> wrong) {
    for (String room : new TreeSet<>(found)) {
      if (!rooms.containsKey(room)) {
        wrong.add("the room '" + room + "' is not on the plan");
      }
    }
    for (String room : rooms.keySet()) {
      if (!found.contains(room)) {
        wrong.add("there is no room '" + room + "'");
      }
    }
  }

  private void checkSight(JavaClass each, List<String> wrong) {
    String room = room(each);
    for (Dependency dependency : each.getDirectDependenciesFromSelf()) {
      JavaClass seen = dependency.getTargetClass().getBaseComponentType();
      if (isIn(seen) && !seen.getPackageName().equals(each.getPackageName())) {
        if (!rooms.getOrDefault(room, Set.of()).contains(room(seen))) {
          wrong.add("'" + room + "' sees '" + room(seen) + "': " + dependency.getDescription());
        }
      }
    }
  }

  private static void checkFields(JavaClass owner, List<String> wrong) {
    for (JavaField field : owner.getFields()) {
      Set<JavaModifier> modifiers = field.getModifiers();
      if (modifiers.contains(JavaModifier.PUBLIC) && !modifiers.contains(JavaModifier.STATIC)) {
        wrong.add(field.getFullName() + " is public");
      }
    }
  }

  private void addUses(JavaClasses classes, List<String> wrong) {
    for (JavaClass each : classes) {
      if (isIn(each) && workers.contains(room(each))) {
        continue;
      }
      for (Dependency dependency : each.getDirectDependenciesFromSelf()) {
        String tool = dependency.getTargetClass().getBaseComponentType().getName();
        if (workshop.contains(tool) && !tool.equals(each.getName())) {
          wrong.add("the workshop is not for all: " + dependency.getDescription());
        }
      }
    }
  }

  private static void fail(List<String> wrong) {
    if (!wrong.isEmpty()) {
      throw new AssertionError(String.join("\n", wrong));
    }
  }

  private boolean isIn(JavaClass each) {
    String name = each.getPackageName();
    return name.equals(part) || (name.startsWith(part + ".") && !isElsewhere(room(each) + "."));
  }

  private boolean isElsewhere(String room) {
    return elsewhere.stream().anyMatch(other -> room.startsWith(other + "."));
  }

  private String room(JavaClass each) {
    String name = each.getPackageName();
    return name.equals(part) ? "" : name.substring(part.length() + 1);
  }
}
