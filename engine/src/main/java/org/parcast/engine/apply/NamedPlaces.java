package org.parcast.engine.apply;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.SourceCopies;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.source.ProgramLoop;
import org.parcast.ir.Similar;

/** What a user names by file and line: loops, or calls. What is neither is refused before anything runs. */
final class NamedPlaces {
  private final Target target;
  private final Frontend.Result program;
  private final List<LocatedCalls> calls;

  NamedPlaces(Target target, Frontend.Result program, List<LocatedCalls> calls) {
    this.target = target;
    this.program = program;
    this.calls = calls;
  }

  /**
   * The calls that are named; empty where all names are those of loops.
   *
   * @throws AnalysisException if a name is that of nothing, or of a loop without source, or calls are named beside others
   */
  Optional<LocatedCalls> calls(List<String> names) throws AnalysisException {
    List<LocatedCalls> named = new ArrayList<>();
    for (String name : names) {
      List<ProgramLoop> loops = program.loops().stream().filter(loop -> isAt(name, loop.file(), loop.line())).toList();
      if (loops.isEmpty()) {
        named.add(LocatedCalls.named(name, calls).orElseThrow(() -> refused("--loop " + name + ": no loop starts there; " + nearest(name))));
      } else if (loops.stream().allMatch(this::isHidden)) {
        boolean found = loops.stream().anyMatch(loop -> program.sourceFiles().containsKey(loop.method().owner()));
        throw refused("--loop " + name + ": " + (found ? MatchingSources.WITHOUT_LOOP : MatchingSources.MISSING));
      }
    }
    if (!named.isEmpty() && names.size() > 1) {
      throw refused("calls are written one group at a time: name " + named.get(0).file().getFileName() + ":" + named.get(0).calls().line() + " alone");
    }
    return named.stream().findFirst();
  }

  private static AnalysisException refused(String why) {
    return new AnalysisException(AnalysisException.Kind.REQUEST, why);
  }

  private boolean isAt(String name, String file, int line) {
    int colon = name.lastIndexOf(':');
    Path wanted = Path.of(name.substring(0, colon));
    return file != null && name.substring(colon + 1).equals(String.valueOf(line)) && (Path.of(file).endsWith(wanted) || Path.of(SourceCopies.named(target, file)).endsWith(wanted));
  }

  /** Of a loop of a library, or in another language, the verdict is told. */
  private boolean isHidden(ProgramLoop loop) {
    return loop.source() == null && loop.file().endsWith(".java") && !program.included().contains(loop.method().owner());
  }

  private String nearest(String name) {
    Stream<String> ofLoops = program.loops().stream().filter(loop -> loop.file() != null && loop.line() > 0).map(loop -> Path.of(loop.file()).getFileName() + ":" + loop.line());
    Stream<String> ofCalls = calls.stream().map(each -> each.file().getFileName() + ":" + each.calls().line());
    return Similar.nearest(name.substring(name.lastIndexOf('/') + 1), Stream.concat(ofLoops, ofCalls).toList());
  }
}
