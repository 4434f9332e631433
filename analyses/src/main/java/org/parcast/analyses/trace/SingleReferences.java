package org.parcast.analyses.trace;

/** Takes bulk apart: tells of one reference after the other. */
public final class SingleReferences implements BulkConsumer {
  private final ReferenceConsumer consumer;

  public SingleReferences(ReferenceConsumer consumer) {
    this.consumer = consumer;
  }

  @Override
  public int grain() {
    return 0;
  }

  @Override
  public void batch(ReferenceBatch batch) {
    for (int i = 0; i < batch.count(); i++) {
      for (int n = 0; n < batch.times(i); n++) {
        consumer.accept(batch.thread(i), batch.address(i), batch.size(i), batch.isWrite(i), batch.site(i));
      }
    }
  }

  @Override
  public void run(StridedRun run) {
    run.replay(consumer);
  }
}
