package org.parcast.cli.command.sweep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.parcast.cli.argument.PositiveInteger;
import org.parcast.cli.argument.Varied;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.scale.Variation;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What varies, and where it is run. */
final class SweepOptions {
  private static final Pattern MASTER = Pattern.compile("local(\\[(\\*|[1-9]\\d{0,3})])?|spark://[^:/,]+:\\d+(,[^:/,]+:\\d+)*|yarn|k8s://.+");

  @Option(
      names = "--vary",
      paramLabel = "NAME=V,...",
      hideParamSyntax = true,
      converter = Varied.Converter.class,
      description = "Values of a parameter, as in n=64,96,128. {NAME} stands for it in TARGET, the program's arguments, --jvm-args and --stdin. May be given several times: "
          + "every value with every value of the others.")
  private List<Varied> varied = new ArrayList<>();

  @Option(
      names = "--master",
      paramLabel = "URL",
      description = "Spark's master: spark://HOST:PORT or local[*] (the default: all cores of this machine); with an installation of Spark, named by SPARK_HOME, also k8s://URL and yarn.")
  private String master = "local[*]";

  @Option(names = "--stdin", paramLabel = "FILE", description = "Standard input of every point; {NAME} stands for the value of the parameter (default: none).")
  private Path input;

  @Option(
      names = "--cores",
      paramLabel = "C",
      converter = PositiveInteger.class,
      description = "Sweep the reuse distances on so many cores in place of the communication, for hit rates of caches.")
  private Integer cores;

  /** How many cores' references are looked at; null where communication is. */
  Integer cores() {
    return cores;
  }

  /** Standard input of the points, with its placeholders. */
  String input() throws AnalysisException {
    try {
      return input == null ? "" : Files.readString(input);
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, "--stdin " + input + " cannot be read as text: " + e.getMessage(), e);
    }
  }

  /** Spark's master; {@code command} is blamed for what is none. */
  String master(CommandLine command) {
    if (!MASTER.matcher(master).matches()) {
      throw new ParameterException(command, "--master " + master + " is no master of Spark: give local[2], spark://HOST:PORT, yarn or k8s://URL");
    }
    return master;
  }

  boolean isGiven() {
    return !varied.isEmpty();
  }

  List<String> names() {
    return varied.stream().map(Varied::name).toList();
  }

  /** The values by name; {@code command} is blamed for what makes no sense. */
  Variation values(CommandLine command, List<String> arguments) {
    if (varied.isEmpty()) {
      throw new ParameterException(command, "--vary is missing: say which sizes, as in --vary n=64,96,128 -- '{n}'");
    }
    Map<String, List<String>> values = new LinkedHashMap<>();
    for (Varied each : varied) {
      if (values.put(each.name(), each.values()) != null) {
        throw new ParameterException(command, "--vary names " + each.name() + " twice: leave one");
      }
      if (arguments.stream().noneMatch(argument -> argument.contains(each.placeholder()))) {
        throw new ParameterException(command, "--vary " + each.name() + ": " + each.placeholder() + " occurs in no argument of the program, nor in TARGET, --jvm-args or --stdin; put it after --, as in -- '" + each.placeholder() + "' 10");
      }
    }
    Variation variation = new Variation(values);
    for (String argument : arguments) {
      for (String name : variation.unknown(argument)) {
        throw new ParameterException(command, "{" + name + "} stands in TARGET, the program's arguments, --jvm-args or --stdin and has no values: give --vary " + name + "=8,16; or --vary " + name + "='{" + name + "}' where the braces are meant");
      }
    }
    return variation;
  }
}
