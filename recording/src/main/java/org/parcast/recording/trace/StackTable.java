package org.parcast.recording.trace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.recording.file.RecordingException;
import org.parcast.recording.file.RecordingInput;
import org.parcast.recording.file.RecordingOutput;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceTables;

/**
 * The accesses to local variables, which unoptimised code makes to a slot of the method's frame: {@code --registers=stack}. They are not
 * recorded: each is made whenever the recorded reference is that it stands beside.
 *
 * @param accesses beside one reference in the order in which they are made
 */
public record StackTable(List<Access> accesses) {
  private static final String FILE = "blockstack.bin";
  private static final String MAGIC = "PARCASTL";

  public StackTable {
    accesses = List.copyOf(accesses);
  }

  /**
   * One of them.
   *
   * @param beside number of a recorded reference
   * @param before whether it is made before that one
   * @param slot number of the local variable
   * @param write whether it stores
   * @param type descriptor of the variable
   * @param bytes of the variable, 4 or 8
   * @param name of the variable, empty where unknown
   * @param method number of the method
   * @param line source line, 0 where unknown
   * @param position index of the bytecode instruction in the method
   * @param loop number of the innermost loop of the method around it, 0 for none
   */
  public record Access(
      int beside, boolean before, int slot, boolean write, String type, int bytes, String name, int method, int line, int position, int loop) {

    Reference reference(int id) {
      return new Reference(
          id, Reference.Kind.STACK, write, type, bytes, name, method, line, -1, position, loop, Reference.InRegister.NEVER);
    }
  }

  /** Writes the table into a recording. */
  public void write(Path recording) throws IOException {
    try (RecordingOutput out = RecordingOutput.create(recording.resolve(FILE), MAGIC)) {
      out.number(accesses.size());
      for (Access access : accesses) {
        out.number(access.beside);
        out.number((access.before ? 1 : 0) + (access.write ? 2 : 0));
        out.number(access.slot);
        out.text(access.type);
        out.number(access.bytes);
        out.text(access.name);
        out.number(access.method);
        out.number(access.line);
        out.number(access.position);
        out.number(access.loop);
      }
    }
  }

  /** Reads the table of a recording; an empty one where it has none, as recordings of earlier versions. */
  static StackTable read(Path recording, TraceTables tables) throws IOException {
    if (!Files.isRegularFile(recording.resolve(FILE))) {
      return new StackTable(List.of());
    }
    List<Access> accesses = new ArrayList<>();
    try (RecordingInput in = RecordingInput.open(recording.resolve(FILE), MAGIC)) {
      for (int left = in.length(); left > 0; left--) {
        Access access = access(in);
        if (access.beside >= tables.references().size() || access.method >= tables.methods().size()) {
          throw new RecordingException(FILE + " does not belong to the other files of the recording");
        }
        accesses.add(access);
      }
    }
    return new StackTable(accesses);
  }

  private static Access access(RecordingInput in) throws IOException {
    int beside = in.count();
    int flags = in.count();
    return new Access(beside, (flags & 1) != 0, in.count(), (flags & 2) != 0, in.text(), in.count(), in.text(), in.count(), in.count(), in.count(),
        in.count());
  }
}
