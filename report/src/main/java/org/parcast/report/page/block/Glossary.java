package org.parcast.report.page.block;

import java.util.Collection;
import java.util.List;
import org.parcast.ir.catalogue.Notice;

/**
 * What identifiers mean that the report refers to: the pages of the catalogue, so that the report needs no network.
 *
 * @param entries an entry for each identifier
 */
public record Glossary(List<Entry> entries) implements PageBlock {
  private static final String BULLET = "- ";

  /**
   * @param id the identifier
   * @param title what it means
   * @param advice an example, what to write instead, and how to silence it
   */
  public record Entry(String id, String title, List<String> advice) {}

  public Glossary {
    entries = List.copyOf(entries);
  }

  public static Glossary of(Collection<Notice> notices) {
    return new Glossary(notices.stream().map(Glossary::entry).toList());
  }

  private static Entry entry(Notice notice) {
    List<String> advice = notice.page().replace("\n  ", " ").lines().filter(line -> line.startsWith(BULLET)).map(line -> plain(line.substring(BULLET.length()))).toList();
    return new Entry(notice.id(), plain(notice.title()), advice);
  }

  private static String plain(String markdown) {
    return markdown.replace("**", "").replace("`", "");
  }
}
