package org.parcast.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/** What varies, and where it is run. */
final class SweepOptions {
  @Option(
      names = "--vary",
      paramLabel = "NAME=V,...",
      hideParamSyntax = true,
      converter = Varied.Converter.class,
      description = {
        "Values of a parameter, as in n=64,96,128. {NAME} stands for it in the program's arguments and in --jvm-args. May be given several times:",
        "every value with every value of the others."
      })
  private List<Varied> varied = new ArrayList<>();

  @Option(
      names = "--master",
      paramLabel = "URL",
      description = "Spark's master: local[*] (the default: all cores of this machine), spark://HOST:PORT, yarn, k8s://URL.")
  private String master = "local[*]";

  String master() {
    return master;
  }

  boolean isGiven() {
    return !varied.isEmpty();
  }

  /** The values by name; {@code command} is blamed for what makes no sense. */
  Map<String, List<String>> values(SubCommand command, List<String> arguments) {
    if (varied.isEmpty()) {
      throw command.refused("--vary is missing: say which sizes, as in --vary n=64,96,128 -- '{n}'");
    }
    Map<String, List<String>> values = new LinkedHashMap<>();
    for (Varied each : varied) {
      if (values.put(each.name(), each.values()) != null) {
        throw command.refused("--vary names " + each.name() + " twice: leave one");
      }
      if (arguments.stream().noneMatch(argument -> argument.contains(each.placeholder()))) {
        throw command.refused("--vary " + each.name() + ": " + each.placeholder() + " occurs in no argument of the program; put it after --, as in -- '" + each.placeholder() + "' 10");
      }
    }
    return values;
  }
}
