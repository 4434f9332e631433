package org.parcast.benchmarks.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** A document in Markdown as a page. */
final class DocumentPage {
  private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create(), HeadingAnchorExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
  private static final HtmlRenderer RENDERER = HtmlRenderer.builder().extensions(EXTENSIONS).escapeHtml(true).sanitizeUrls(true).build();

  private static final Pattern TABLE = Pattern.compile("<table>");

  private final Node document;
  private final List<String> files = new ArrayList<>();

  DocumentPage(String markdown) {
    document = PARSER.parse(markdown);
    document.accept(new AbstractVisitor() {
      @Override
      public void visit(Link link) {
        if (!link.getDestination().matches("[a-z]+:.*|#.*")) {
          files.add(link.getDestination().replaceFirst("#.*", ""));
        }
        link.setDestination(published(link.getDestination()));
        visitChildren(link);
      }
    });
  }

  /** What it links to in the checkout, relative to itself. */
  List<String> files() {
    return List.copyOf(files);
  }

  /** A link to a document leads to its page, one to a directory to its list. */
  static String published(String destination) {
    if (destination.matches("[a-z]+:.*|#.*")) {
      return destination;
    }
    String file = destination.replaceFirst("#.*", "");
    String heading = destination.substring(file.length());
    boolean directory = file.endsWith("/") || Path.of(file).getFileName().toString().indexOf('.') < 0 && !file.endsWith("LICENSE");
    return (directory ? file.replaceFirst("/$", "") + "/index.html" : file.replaceFirst("\\.md$", ".html")) + heading;
  }

  /** Its first heading. */
  String title() {
    StringBuilder title = new StringBuilder();
    document.accept(new AbstractVisitor() {
      @Override
      public void visit(Heading heading) {
        if (title.length() == 0) {
          visitChildren(heading);
        }
      }

      @Override
      public void visit(Text text) {
        if (text.getParent() instanceof Heading heading && heading.getLevel() == 1) {
          title.append(text.getLiteral());
        }
      }
    });
    return title.toString();
  }

  /** Its content as HTML; what stands in it as HTML is text. Wide tables and code can be scrolled by keys. */
  String html() {
    AtomicInteger tables = new AtomicInteger();
    String html = RENDERER.render(document).replace("</table>", "</table></div>").replace("<pre>", "<pre tabindex=\"0\">");
    return TABLE.matcher(html).replaceAll(table -> "<div class=\"table\" role=\"region\" aria-label=\"Table " + tables.incrementAndGet() + "\" tabindex=\"0\"><table>");
  }
}
