package org.parcast.tracer;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.interpreter.Frame;
import org.parcast.frontend.source.ProgramLoop;
import org.parcast.ir.Loop;
import org.parcast.recording.Phase;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.tracer.method.CallEffects;
import org.parcast.tracer.oracle.StepDefinition;
import org.parcast.tracer.oracle.ValueFlowOracle;
import org.parcast.tracer.oracle.ValueFlowSummary;

/** Records a run, lets the oracle interpret the same run with the same steps, and holds one against the other. */
public final class OracleComparison {
  private OracleComparison() {}

  /** In what they differ, the program's output included, a line each; empty where they agree. */
  static List<String> differences(Path source, List<String> arguments, List<String> kernels, String step, Path directory) throws Exception {
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(source))) {
      return differences(Traced.run(program, arguments, kernels, step, directory), program, arguments, kernels);
    }
  }

  /** The same for a run that has been recorded. */
  public static List<String> differences(Traced traced, Frontend.Result program, List<String> arguments, List<String> kernels) throws Exception {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    ValueFlowSummary expected =
        Printed.to(
            printed,
            () ->
                ValueFlowOracle.run(
                    program, new CallEffects(program.program()), Set.copyOf(kernels), new RecordedSteps(program, traced.recording()), arguments.toArray(String[]::new)));
    List<String> differences = new ArrayList<>(expected.differences("oracle", RecordedFlow.of(traced.recording()), "recorder"));
    if (!traced.output().equals(printed.toString(StandardCharsets.UTF_8))) {
      differences.add("output: oracle " + printed.toString(StandardCharsets.UTF_8) + ", traced " + traced.output());
    }
    return differences;
  }

  /** The steps that the recording found. */
  private record RecordedSteps(Frontend.Result program, Set<Integer> lines, boolean calls) implements StepDefinition {
    RecordedSteps(Frontend.Result program, ValueFlowRecording recording) {
      this(program, lines(recording), recording.phases().stream().anyMatch(phase -> phase.kind() == Phase.Kind.STEPS && phase.line() == 0));
    }

    private static Set<Integer> lines(ValueFlowRecording recording) {
      Set<Integer> lines = new HashSet<>();
      recording.phases().stream().filter(phase -> phase.kind() == Phase.Kind.STEPS).forEach(phase -> lines.add(phase.line()));
      return lines;
    }

    @Override
    public String phaseOf(Frame frame, Loop loop) {
      for (ProgramLoop known : program.loops()) {
        boolean same = known.method().equals(frame.method().ref()) && known.loop().header() == loop.header();
        if (same && lines.contains(known.line())) {
          return "steps " + known.line();
        }
      }
      return null;
    }

    @Override
    public boolean isOneStep() {
      return lines.isEmpty();
    }

    @Override
    public String phaseOfCalls() {
      return calls ? "steps 0" : null;
    }
  }
}
