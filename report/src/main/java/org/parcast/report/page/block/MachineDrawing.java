package org.parcast.report.page.block;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/**
 * A machine as boxes within boxes, with the tasks that are placed on it.
 *
 * @param caption what it shows
 * @param root the whole machine
 */
public record MachineDrawing(String caption, Part root) implements PageBlock {
  private static final int MOST_UNITS = 512;

  /**
   * A part of the machine.
   *
   * @param label what it is
   * @param tasks the tasks on it, where it is a processing unit
   * @param parts the parts within, empty for a processing unit
   */
  public record Part(String label, String tasks, List<Part> parts) {
    public Part {
      parts = List.copyOf(parts);
    }
  }

  /** A placement on its machine; only units with tasks where the machine has more than {@value #MOST_UNITS}. */
  public static MachineDrawing of(MachineHierarchy machine, TaskPlacement placement) {
    Part root = part(machine, placement, 0, 0, machine.units());
    String all = machine.units() > MOST_UNITS ? ", parts without tasks left out" : "";
    return new MachineDrawing("The best placement, " + placement.strategy().label() + ": which task runs on which processing unit of "
        + Printable.of(machine.name()) + all + ". The table below has every placement.", root);
  }

  private static Part part(MachineHierarchy machine, TaskPlacement placement, int level, int first, int units) {
    if (level == machine.levels().size()) {
      List<String> tasks = new ArrayList<>();
      for (int task = 0; task < placement.units().size(); task++) {
        if (placement.units().get(task) == first) {
          tasks.add(String.valueOf(task));
        }
      }
      return new Part("unit " + machine.cpus().get(first), String.join(", ", tasks), List.of());
    }
    MachineHierarchy.Level below = machine.levels().get(level);
    int each = units / below.arity();
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < below.arity(); i++) {
      int from = first + i * each;
      boolean there = IntStream.range(from, from + each).anyMatch(machine::isPresent);
      if (there && machine.units() <= MOST_UNITS || placement.units().stream().anyMatch(unit -> unit >= from && unit < from + each)) {
        parts.add(part(machine, placement, level + 1, from, each));
      }
    }
    return new Part(level == 0 ? "machine" : label(machine.levels().get(level - 1)), "", parts);
  }

  private static String label(MachineHierarchy.Level level) {
    return Printable.of(level.kind()) + (level.cacheBytes() > 0 ? ", shares " + Numbers.bytes(level.cacheBytes()) : "");
  }
}
