package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.ProgramLoop;
import org.parcast.frontend.interpreter.Frame;
import org.parcast.ir.Loop;
import org.parcast.recorder.format.Phase;
import org.parcast.recorder.format.ValueFlowRecording;
import org.parcast.tracer.oracle.StepDefinition;
import org.parcast.tracer.oracle.ValueFlowOracle;
import org.parcast.tracer.oracle.ValueFlowSummary;

/** Records a run, lets the oracle interpret the same run with the same steps, and holds one against the other. */
final class OracleComparison {
  private OracleComparison() {}

  static void check(Path source, List<String> arguments, List<String> kernels, String step, Path directory) throws Exception {
    Traced traced = Traced.run(source, arguments, kernels, step, directory);
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(source))) {
      PrintStream before = System.out;
      ByteArrayOutputStream printed = new ByteArrayOutputStream();
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      ValueFlowSummary expected;
      try {
        expected =
            ValueFlowOracle.run(
                program, new CallEffects(program.program()), Set.copyOf(kernels), new RecordedSteps(program, traced.recording()), arguments.toArray(String[]::new));
      } finally {
        System.setOut(before);
      }
      assertThat(traced.output()).as("what the program prints").isEqualTo(printed.toString(StandardCharsets.UTF_8));
      assertThat(expected.differences("oracle", RecordedFlow.of(traced.recording()), "recorder")).as(source.getFileName().toString()).isEmpty();
    }
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
