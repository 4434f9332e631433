package org.parcast.benchmarks.site;

/** What all pages of the site have around their content. */
final class SitePage {
  private static final String[][] MENU = {{"index.html", "Parcast"}, {"docs/tutorial.html", "Ten minutes"}, {"docs/guide.html", "Guide"}, {"gallery/index.html", "Gallery"}, {"docs/limits.html", "Limits"},
    {"docs/architecture.html", "Architecture"}, {"CHANGELOG.html", "Changes"}};

  private SitePage() {}

  /** A page; {@code root} leads from it to the root of the site, as {@code ../}. */
  static String page(String root, String title, String content) {
    StringBuilder menu = new StringBuilder();
    for (String[] entry : MENU) {
      menu.append("<li><a href=\"").append(root).append(entry[0]).append("\">").append(entry[1]).append("</a></li>");
    }
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>%s</title>
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="%ssite.css">
        </head>
        <body>
        <a class="skip" href="#content">Skip to the content</a>
        <nav aria-label="Site"><ul>%s</ul></nav>
        <main id="content">
        %s
        </main>
        </body>
        </html>
        """.formatted(escaped(title.equals("Parcast") ? title : title + " – Parcast"), root, menu, content);
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
  }
}
