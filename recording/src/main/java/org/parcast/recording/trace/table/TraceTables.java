package org.parcast.recording.trace.table;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.recording.file.RecordingException;
import org.parcast.recording.file.RecordingInput;
import org.parcast.recording.file.RecordingOutput;

/** What is known of the program before it runs. In each list but the last two, index 0 is null: numbers start at 1. */
public record TraceTables(
    List<TraceMethod> methods,
    List<TraceLoop> loops,
    List<TraceBlock> blocks,
    List<Reference> references,
    List<AllocationSite> sites,
    List<TraceClass> classes,
    List<String> warnings) {

  static final String FILE = "blocktables.bin";
  private static final String MAGIC = "PARCASTX";

  /** More than can be one within the other in the code of a method, which has 64 KB. */
  private static final int MOST_LOOPS = 1 << 14;

  /** One entry of a table, in numbers and texts. */
  private interface Writing<T> {
    void write(RecordingOutput out, T entry) throws IOException;
  }

  /** The line of a reference, for messages and reports: {@code File.java:12}. */
  public String place(Reference reference) {
    return methods.get(reference.method()).file() + ":" + reference.line();
  }

  /** Number of the first loop at {@code File.java:line}, outer ones first; 0 where there is none. */
  public int loopAt(String fileAndLine) {
    for (TraceLoop loop : loops.subList(1, loops.size())) {
      if (fileAndLine.equals(loop.file() + ":" + loop.line())) {
        return loop.id();
      }
    }
    return 0;
  }

  /** Writes the tables into a recording. */
  public void write(Path recording) throws IOException {
    try (RecordingOutput out = RecordingOutput.create(recording.resolve(FILE), MAGIC)) {
      write(out, methods, 1, TraceTables::method);
      write(out, loops, 1, TraceTables::loop);
      write(out, blocks, 1, TraceTables::block);
      write(out, references, 1, TraceTables::reference);
      write(out, sites, 1, TraceTables::site);
      write(out, classes, 0, TraceTables::type);
      write(out, warnings, 0, RecordingOutput::text);
    }
  }

  /**
   * Reads the tables of a recording.
   *
   * @throws RecordingException where it has none, or damaged ones
   */
  public static TraceTables read(Path recording) throws IOException {
    try (RecordingInput in = RecordingInput.open(recording.resolve(FILE), MAGIC)) {
      TraceTables tables = read(in);
      if (!tables.isWhole()) {
        throw new RecordingException(FILE + " is damaged: it names what there is not");
      }
      return tables;
    } catch (EOFException e) {
      throw new RecordingException(e.getMessage());
    }
  }

  /** The recorder reads them as a run starts: without lambdas, which take longer to link. */
  private static TraceTables read(RecordingInput in) throws IOException {
    List<TraceMethod> methods = fromOne();
    for (int left = in.length(); left > 0; left--) {
      methods.add(method(in, methods.size()));
    }
    List<TraceLoop> loops = fromOne();
    for (int left = in.length(); left > 0; left--) {
      loops.add(loop(in, loops.size()));
    }
    List<TraceBlock> blocks = fromOne();
    for (int left = in.length(); left > 0; left--) {
      blocks.add(block(in, blocks.size()));
    }
    List<Reference> references = fromOne();
    for (int left = in.length(); left > 0; left--) {
      references.add(reference(in, references.size()));
    }
    List<AllocationSite> sites = fromOne();
    for (int left = in.length(); left > 0; left--) {
      sites.add(site(in, sites.size()));
    }
    List<TraceClass> classes = new ArrayList<>();
    for (int left = in.length(); left > 0; left--) {
      classes.add(type(in));
    }
    List<String> warnings = new ArrayList<>();
    for (int left = in.length(); left > 0; left--) {
      warnings.add(in.text());
    }
    return new TraceTables(methods, loops, blocks, references, sites, classes, warnings);
  }

  private static <T> List<T> fromOne() {
    List<T> entries = new ArrayList<>();
    entries.add(null);
    return entries;
  }

  /** What is named by number has to be there, and no loop may be around itself. */
  private boolean isWhole() {
    boolean whole = true;
    for (TraceLoop loop : loops.subList(1, loops.size())) {
      whole &= within(methods, loop.method()) && within(loops, loop.parent()) && isInnerOf(loop);
    }
    for (TraceBlock block : blocks.subList(1, blocks.size())) {
      whole &= within(methods, block.method()) && within(loops, block.loop());
      for (int reference : block.references()) {
        whole &= reference > 0 && within(references, reference);
      }
    }
    for (Reference reference : references.subList(1, references.size())) {
      whole &= within(methods, reference.method()) && within(loops, reference.loop());
    }
    for (AllocationSite site : sites.subList(1, sites.size())) {
      whole &= within(methods, site.method()) && within(loops, site.loop());
    }
    for (TraceClass type : classes) {
      for (TraceClass.FieldPlace field : type.fields()) {
        whole &= field.offset() < type.bytes();
      }
    }
    return whole;
  }

  private static boolean within(List<?> things, int number) {
    return number < things.size();
  }

  /** Whether the loops around a loop come to an end. */
  private boolean isInnerOf(TraceLoop loop) {
    int around = 0;
    for (TraceLoop outer = loop; outer.parent() != 0; outer = loops.get(outer.parent())) {
      if (++around > MOST_LOOPS || !within(loops, outer.parent())) {
        return false;
      }
    }
    return true;
  }

  private static <T> void write(RecordingOutput out, List<T> entries, int first, Writing<T> writing) throws IOException {
    out.number(entries.size() - first);
    for (T entry : entries.subList(first, entries.size())) {
      writing.write(out, entry);
    }
  }

  private static void method(RecordingOutput out, TraceMethod method) throws IOException {
    out.text(method.owner());
    out.text(method.name());
    out.text(method.descriptor());
    out.text(method.file());
  }

  private static TraceMethod method(RecordingInput in, int id) throws IOException {
    return new TraceMethod(id, in.text(), in.text(), in.text(), in.text());
  }

  private static void loop(RecordingOutput out, TraceLoop loop) throws IOException {
    out.number(loop.method());
    out.number(loop.parent());
    out.text(loop.file());
    out.number(loop.line());
    out.signed(loop.header());
    out.number((loop.stream() ? 1 : 0) + (loop.parallel() ? 2 : 0));
  }

  private static TraceLoop loop(RecordingInput in, int id) throws IOException {
    int method = in.count();
    int parent = in.count();
    String file = in.text();
    int line = in.count();
    int header = (int) in.signed();
    int flags = in.count();
    return new TraceLoop(id, method, parent, file, line, header, (flags & 1) != 0, (flags & 2) != 0);
  }

  private static void block(RecordingOutput out, TraceBlock block) throws IOException {
    out.number(block.method());
    out.signed(block.block());
    out.number(block.line());
    out.number(block.loop());
    out.number(block.references().size());
    for (int reference : block.references()) {
      out.number(reference);
    }
  }

  private static TraceBlock block(RecordingInput in, int id) throws IOException {
    int method = in.count();
    int block = (int) in.signed();
    int line = in.count();
    int loop = in.count();
    List<Integer> references = new ArrayList<>();
    for (int left = in.length(); left > 0; left--) {
      references.add(in.count());
    }
    return new TraceBlock(id, method, block, line, loop, references);
  }

  private static void reference(RecordingOutput out, Reference reference) throws IOException {
    out.number(reference.kind().ordinal());
    out.number((reference.write() ? 1 : 0) + (reference.inRegister().first() ? 2 : 0) + (reference.inRegister().later() ? 4 : 0) + (reference.inRegister().inPlace() ? 8 : 0)
        + reference.inRegister().outer() * 8);
    out.text(reference.type());
    out.number(reference.bytes());
    out.text(reference.name());
    out.number(reference.method());
    out.number(reference.line());
    out.signed(reference.instruction());
    out.signed(reference.position());
    out.number(reference.loop());
  }

  private static Reference reference(RecordingInput in, int id) throws IOException {
    int kind = in.oneOf(Reference.Kind.values().length);
    int flags = in.count();
    Reference.InRegister inRegister = new Reference.InRegister((flags & 2) != 0, (flags & 4) != 0, flags >> 3 & Reference.InRegister.EVERY_OUTER, (flags & 8) != 0);
    return new Reference(
        id,
        Reference.Kind.values()[kind],
        (flags & 1) != 0,
        in.text(),
        in.count(),
        in.text(),
        in.count(),
        in.count(),
        (int) in.signed(),
        (int) in.signed(),
        in.count(),
        inRegister);
  }

  private static void site(RecordingOutput out, AllocationSite site) throws IOException {
    out.text(site.name());
    out.text(site.file());
    out.number(site.line());
    out.number(site.method());
    out.number(site.loop());
    out.number(site.temporary() ? 1 : 0);
  }

  private static AllocationSite site(RecordingInput in, int id) throws IOException {
    return new AllocationSite(id, in.text(), in.text(), in.count(), in.count(), in.count(), in.count() != 0);
  }

  private static void type(RecordingOutput out, TraceClass type) throws IOException {
    out.text(type.name());
    out.number(type.bytes());
    out.number(type.staticBytes());
    out.number(type.structBytes());
    out.number(type.fields().size());
    for (TraceClass.FieldPlace field : type.fields()) {
      out.number(field.offset());
      out.number(field.inStruct());
    }
  }

  private static TraceClass type(RecordingInput in) throws IOException {
    String name = in.text();
    int bytes = in.count();
    int staticBytes = in.count();
    int structBytes = in.count();
    List<TraceClass.FieldPlace> fields = new ArrayList<>();
    for (int left = in.length(); left > 0; left--) {
      fields.add(new TraceClass.FieldPlace(in.count(), in.count()));
    }
    return new TraceClass(name, bytes, staticBytes, structBytes, fields);
  }
}
