package org.parcast.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.mimicry.Mimicry;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.sharing.Detection;
import org.parcast.analyses.valueflow.graph.SingletonMode;
import org.parcast.cli.argument.Choice;
import org.parcast.cli.argument.Format;
import org.parcast.cli.argument.ScaleFormat;
import org.parcast.cli.command.CacheCommand;
import org.parcast.cli.command.DiffCommand;
import org.parcast.engine.apply.Form;
import org.parcast.partition.Objective;
import org.parcast.partition.Preset;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;
import picocli.CommandLine;

/** What options take that choose one of a few: each is read by its name, and whoever names none is told which there are. */
final class Choices {
  private Choices() {}

  /** Teaches them to the command and those below it. */
  static void register(CommandLine command) {
    constants(command, Model.class, "model");
    constants(command, Filter.class, "filter");
    constants(command, RegisterMode.class, "rule for registers");
    constants(command, MemoryLayout.class, "layout");
    constants(command, Mimicry.class, "way of mimicry");
    constants(command, SingletonMode.class, "rule for singletons");
    constants(command, Objective.class, "objective");
    constants(command, Preset.class, "preset");
    constants(command, Dialect.class, "dialect");
    constants(command, Format.class, "format");
    command.registerConverter(Form.class, new Choice<>("form", List.of(Form.STREAM, Form.EXECUTOR, Form.DIRECTIVE), Form::toString, "")); // LOCALITY has an option of its own
    command.registerConverter(ScaleFormat.class, new Choice<>("format", List.of(ScaleFormat.values()), ScaleFormat::toString, ""));
    constants(command, CacheCommand.Emitted.class, "form of a trace");
    constants(command, DiffCommand.Form.class, "format of changes");
    constants(command, DiffCommand.Limit.class, "limit of a comparison");
    command.registerConverter(Strategy.class, new Choice<>("strategy", List.of(Strategy.values()), Strategy::label, ""));
    command.registerConverter(Detection.class, new Choice<>("definition", List.of(Detection.values()), Detection::label, ""));
    command.registerConverter(
        Interconnect.class, new Choice<>("network that is known", Interconnect.PRESETS, Interconnect::name, "; or give --latency and --bandwidth"));
  }

  private static <E extends Enum<E>> void constants(CommandLine command, Class<E> type, String kind) {
    List<E> all = Arrays.asList(type.getEnumConstants());
    command.registerConverter(type, new Choice<>(kind, all, constant -> constant.name().toLowerCase(Locale.ROOT), ""));
  }
}
