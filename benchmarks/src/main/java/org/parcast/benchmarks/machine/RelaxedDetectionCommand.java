package org.parcast.benchmarks.machine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.Callable;
import org.parcast.analyses.sharing.detection.NumalizeTrace;
import org.parcast.analyses.sharing.detection.RelaxedDetection;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Relaxed detection on threaded traces: the matrices have to be equal to the published algorithm's. */
@Command(name = "sharing", mixinStandardHelpOptions = true, description = "Relaxed detection against numalize's traces and matrices.")
public final class RelaxedDetectionCommand implements Callable<Integer> {
  @Option(names = "--reference", required = true, paramLabel = "DIR", description = "Directory with expected.json and NAME.trace.gz.")
  private Path reference;

  /** Returns 0 where all matrices are equal, else 1. */
  @Override
  public Integer call() throws IOException {
    ObjectMapper json = new ObjectMapper();
    JsonNode cases = json.readTree(reference.resolve("expected.json").toFile());
    int equal = 0;
    for (Iterator<Map.Entry<String, JsonNode>> all = cases.fields(); all.hasNext();) {
      Map.Entry<String, JsonNode> entry = all.next();
      NumalizeTrace trace = new NumalizeTrace(reference.resolve(entry.getKey() + ".trace.gz"));
      RelaxedDetection detection = new RelaxedDetection(trace.threads(), 1L << entry.getValue().get("block_shift").asInt());
      trace.replay(detection);
      double[][] rows = json.treeToValue(entry.getValue().get("matrix_with_guards_as_commented_out"), double[][].class);
      boolean same = detection.matrix().equals(TaskMatrix.of(rows));
      equal += same ? 1 : 0;
      System.out.println(entry.getKey() + (same ? " equal" : " DIFFERS"));
    }
    System.out.println(equal + " of " + cases.size() + " matrices equal");
    return equal == cases.size() ? 0 : 1;
  }
}
