package org.parcast.engine.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.parcast.frontend.classes.TemporaryDirectory;

/**
 * A recording that is being written. It lies beside its destination in a directory of its own, and takes its place, and that of an older
 * recording, only when it is whole. Nothing is left of it where the analysis fails, is interrupted, or is killed and another comes after it.
 * What the older one holds beyond it is not lost: the two become one if they are of the same run, else they stand side by side.
 */
public final class PendingRecording implements AutoCloseable {
  /** What the name of a recording's directory ends with. */
  static final String SUFFIX = ".parcast";

  private final Path destination;
  private final TemporaryDirectory parent;
  private final Path directory;

  private PendingRecording(Path destination, TemporaryDirectory parent, String name) {
    this.destination = destination;
    this.parent = parent;
    this.directory = parent.path().resolve(name + SUFFIX);
  }

  /** A recording of the program {@code name}, to be kept in the directory {@code home}; where this is null, it is not kept. */
  public static PendingRecording in(Path home, String name) throws IOException {
    return home == null
        ? new PendingRecording(null, TemporaryDirectory.of("recording"), name)
        : new PendingRecording(home.resolve(name + SUFFIX), TemporaryDirectory.in(home), name);
  }

  /** Where to write; does not exist yet. */
  public Path directory() {
    return directory;
  }

  /** Moves the recording to its destination, and tells of that. Returns where it is then, or null where it is not to be kept. */
  public Path keep(AnalysisListener listener) throws IOException {
    if (destination == null || !Files.exists(directory)) {
      return null;
    }
    Path place = place();
    parent.replace(directory, place);
    listener.recorded(place);
    return place;
  }

  /** The destination; {@code NAME-blocks.parcast} or the like where a recording of another run is there that holds more. */
  private Path place() throws IOException {
    Set<RecordingPart> held = RecordingPart.in(directory);
    Set<RecordingPart> more = RecordingPart.in(destination);
    more.removeAll(held);
    if (more.isEmpty()) {
      return destination;
    }
    if (RecordingPart.areOfOneRun(directory, destination)) {
      for (RecordingPart part : more) {
        part.copy(destination, directory);
      }
      return destination;
    }
    String name = destination.getFileName().toString().replace(SUFFIX, "");
    return destination.resolveSibling(name + held.stream().map(part -> "-" + part.label()).collect(Collectors.joining()) + SUFFIX);
  }

  @Override
  public void close() throws IOException {
    parent.close();
  }
}
