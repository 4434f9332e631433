package org.parcast.report.csv;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.hipparchus.fraction.BigFraction;
import org.parcast.analyses.scale.QuantityModel;

/** Measured points in the text format of Extra-P, for it and whatever else reads its files. */
public final class ExtraP {
  private ExtraP() {}

  /** Writes quantities that were measured at the same points. */
  public static void write(List<QuantityModel> models, Appendable to) throws IOException {
    QuantityModel first = models.get(0);
    for (String parameter : first.observations().parameters()) {
      to.append("PARAMETER ").append(parameter).append('\n');
    }
    to.append("POINTS ").append(first.observations().points().stream()
        .map(point -> LongStream.of(point).mapToObj(Long::toString).collect(Collectors.joining(" ", "(", ")"))).collect(Collectors.joining(" "))).append('\n');
    to.append("REGION ").append(region(first)).append('\n');
    for (QuantityModel model : models) {
      to.append("METRIC ").append(model.quantity()).append('\n');
      for (BigFraction value : model.observations().values()) {
        to.append("DATA ").append(Double.toString(value.doubleValue())).append('\n');
      }
    }
  }

  /** A name without spaces, for the region and the file. */
  public static String region(QuantityModel model) {
    String name = model.family().isOfRanks() ? model.family() + "_" + model.observations().factors() : "program_" + model.family();
    return name.replaceAll("[^A-Za-z0-9.]+", "_").replaceAll("_$", "");
  }
}
