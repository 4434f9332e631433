package org.parcast.languageserver;

import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;
import org.parcast.engine.run.AnalysisListener;

/** Tells an editor that can show it how far the run of a program is. What the program prints is not shown. */
final class RunProgress implements AnalysisListener, AutoCloseable {
  private static final AtomicInteger RUNS = new AtomicInteger();

  private final LanguageClient client;
  private final Either<String, Integer> token = Either.forLeft("parcast-run-" + RUNS.incrementAndGet());
  private final boolean shown;

  /** @param shown whether the editor says that it shows progress */
  RunProgress(LanguageClient client, boolean shown) {
    this.client = client;
    this.shown = shown;
  }

  /** Says that the run begins. */
  void begin(String program) {
    if (shown) {
      client.createProgress(new WorkDoneProgressCreateParams(token)).join();
      WorkDoneProgressBegin begin = new WorkDoneProgressBegin();
      begin.setTitle("Parcast: running " + program);
      begin.setCancellable(false);
      tell(begin);
    }
  }

  @Override
  public void stage(String name) {
    WorkDoneProgressReport report = new WorkDoneProgressReport();
    report.setMessage(name);
    tell(report);
  }

  @Override
  public void printed(byte[] bytes, int length) {}

  @Override
  public void close() {
    tell(new WorkDoneProgressEnd());
  }

  private void tell(WorkDoneProgressNotification notification) {
    if (shown) {
      client.notifyProgress(new ProgressParams(token, Either.forLeft(notification)));
    }
  }
}
