package org.parcast.cli.option;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.FileFault;
import org.parcast.report.Report;
import org.parcast.report.compare.Comparison;
import org.parcast.report.compare.History;
import org.parcast.report.json.CommunicationJson;

/**
 * An earlier result that others are held against.
 *
 * @param name of its file
 * @param json its content
 */
public record Baseline(String name, String json) {
  /** Reads a result. */
  public static Baseline read(Path file) throws AnalysisException {
    TargetCheck.isFile(file, "that --format json has written");
    try {
      return new Baseline(file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot read " + file + ": " + FileFault.reason(e), e);
    }
  }

  /** What changed from this to a later result. */
  public Comparison against(Baseline later) throws AnalysisException {
    try {
      return Comparison.of(name, json, later.name, later.json);
    } catch (IllegalArgumentException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, e.getMessage(), e);
    }
  }

  /** What several results say, one after another. */
  public static History history(List<Baseline> results) throws AnalysisException {
    try {
      return History.of(results.stream().map(Baseline::name).toList(), results.stream().map(Baseline::json).toList());
    } catch (IllegalArgumentException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, e.getMessage(), e);
    }
  }

  /** What changed from this to what was found now. */
  public Comparison against(Report now) throws AnalysisException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      CommunicationJson.write(now, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // never in memory
    }
    return against(new Baseline("this result", bytes.toString(StandardCharsets.UTF_8)));
  }
}
