package org.parcast.recorder;

import java.io.IOException;
import java.nio.file.Path;
import org.parcast.recorder.event.Structure;
import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.memory.Reserve;
import org.parcast.recorder.sharing.Threads;
import org.parcast.recorder.state.Stopwatch;
import org.parcast.recorder.trace.Recording;

/** What a run is made for: the recording of its value flow or of its block trace, the time that its steps take, or its threads. */
interface Session {
  /** The program is about to start on its thread. */
  void start(Path directory, Thread program) throws IOException;

  /** Nothing more is recorded; what was recorded stays. */
  void stop();

  /** Writes what was recorded; {@code reason} says why it is partial, or is empty. */
  void end(Path directory, String reason) throws IOException;

  /** The session that the mode names: {@code whole} or {@code kernel} for value flow, {@code blocks}, {@code clock} for times, or {@code threads}. */
  static Session of(String mode) {
    return switch (mode) {
      case "blocks" -> new BlockSession();
      case "clock" -> new ClockSession();
      case "threads" -> new ThreadsSession();
      default -> new ValueFlowSession(mode.equals("whole"));
    };
  }

  /** Whether the program may start threads without that more is to be said of it. */
  default boolean expectsThreads() {
    return false;
  }

  /** How much memory, in bytes, is kept at first for what is done when the rest is used up. */
  default int reserve() {
    return Reserve.MOST;
  }

  /** Whether an event was recorded in part. */
  default boolean hasCutEvents() {
    return false;
  }

  /** Records the value flow, of the whole program or of a region in it. */
  record ValueFlowSession(boolean wholeProgram) implements Session {
    @Override
    public void start(Path directory, Thread program) {
      Recorder.start(program, wholeProgram);
    }

    @Override
    public void stop() {
      Recorder.stop();
    }

    @Override
    public void end(Path directory, String reason) throws IOException {
      if (!Recorder.SCOUT) {
        Recorder.endSteps();
        Structure.CONTAINERS.finish();
      }
      Recorder.write(directory, reason);
    }

    /** It grows with the words. */
    @Override
    public int reserve() {
      return Reserve.LEAST;
    }

    @Override
    public boolean hasCutEvents() {
      return Recorder.hasCutEvents();
    }
  }

  /** Records the block trace. */
  record BlockSession() implements Session {
    @Override
    public void start(Path directory, Thread program) throws IOException {
      Recording.start(directory, program);
    }

    @Override
    public void stop() {
      Recording.stop();
    }

    @Override
    public void end(Path directory, String reason) throws IOException {
      Recording.end(reason);
    }
  }

  /** Times the steps. */
  record ClockSession() implements Session {
    @Override
    public void start(Path directory, Thread program) {
      Stopwatch.start(program);
    }

    @Override
    public void stop() {
      Stopwatch.stop();
    }

    @Override
    public void end(Path directory, String reason) throws IOException {
      Stopwatch.write(directory);
    }
  }

  /** Watches the threads, or lets them run unwatched. */
  record ThreadsSession() implements Session {
    @Override
    public void start(Path directory, Thread program) {}

    @Override
    public void stop() {}

    @Override
    public void end(Path directory, String reason) throws IOException {
      Threads.write();
    }

    @Override
    public boolean expectsThreads() {
      return true;
    }
  }
}
