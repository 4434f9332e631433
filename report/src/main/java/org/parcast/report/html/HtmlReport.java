package org.parcast.report.html;

import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import org.parcast.report.Report;
import org.parcast.report.page.Page;

/** A report as HTML. */
public final class HtmlReport {
  private static final String STYLE = resource("report.css");
  private static final String SCRIPT = resource("report.js");

  private HtmlReport() {}

  /** Writes one file that needs no other. No script runs in it but its own: its policy names the script by its hash. */
  public static void write(Report report, Appendable to) throws IOException {
    write(Page.of(report), to);
  }

  /** Writes a page likewise. */
  public static void write(Page page, Appendable to) throws IOException {
    StringOutput out = new StringOutput();
    JtepageGenerated.render(new OwaspHtmlTemplateOutput(out), null, page, STYLE, SCRIPT, policy());
    to.append(out.toString());
  }

  private static String policy() {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(SCRIPT.getBytes(StandardCharsets.UTF_8));
      return "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-" + Base64.getEncoder().encodeToString(hash) + "'; img-src data:";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static String resource(String name) {
    try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
