package org.parcast.report.html;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.zip.DeflaterOutputStream;
import org.parcast.report.page.block.HeatMap;
import org.parcast.report.page.block.Table;
import org.parcast.report.page.block.TableCsv;

/** Values of attributes that carry data. */
final class Attributes {
  private Attributes() {}

  /** A link that holds a table as CSV. */
  static String csvLink(Table table) {
    return "data:text/csv;charset=utf-8," + URLEncoder.encode(TableCsv.of(table), StandardCharsets.UTF_8).replace("+", "%20").replace("%2C", ",");
  }

  /** A long table as CSV, deflated (RFC 1950) and in base 64: a tenth of the link; the script makes that of it. */
  static String packed(Table table) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DeflaterOutputStream packer = new DeflaterOutputStream(bytes)) {
      packer.write(TableCsv.of(table).getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // never in memory
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  /** The cells of a heat map for the script: row, column and value, three numbers each. */
  static String cells(HeatMap map) {
    StringBuilder out = new StringBuilder();
    for (HeatMap.Entry cell : map.cells()) {
      out.append(out.length() == 0 ? "" : " ").append(cell.row()).append(' ').append(cell.column()).append(' ').append(number(cell.value()));
    }
    return out.toString();
  }

  static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15 ? String.valueOf((long) value) : String.format(Locale.ROOT, "%.2f", value);
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }
}
