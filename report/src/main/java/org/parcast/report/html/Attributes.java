package org.parcast.report.html;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
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
