package org.parcast.tracer;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.tracer.blocks.BlockClassRewriter;
import org.parcast.tracer.blocks.BlockPlan;
import org.parcast.tracer.plan.ProgramPlan;
import org.parcast.tracer.run.ProgramInput;
import org.parcast.tracer.run.TraceRequest;
import org.parcast.tracer.sharing.SharingRewriter;
import org.parcast.tracer.valueflow.ClassRewriter;

/** The ways in which Parcast rewrites class files, each for all methods of a program. */
public enum EveryTracer {
  /** Value flow of the whole program. */
  VALUE_FLOW("value flow") {
    @Override
    public Rewriter of(Frontend.Result library) {
      return new ClassRewriter(new ProgramPlan(library.program(), List.of(), Map.of(), Set.of()))::rewrite;
    }
  },
  /** Value flow where each method is analysed for itself: none is left as it is. */
  KERNELS("value flow, each method a kernel") {
    @Override
    public Rewriter of(Frontend.Result library) {
      return new ClassRewriter(new ProgramPlan(library.program(), allMethods(library), Map.of(), Set.of()))::rewrite;
    }
  },
  /** Memory references. */
  BLOCKS("references") {
    @Override
    public Rewriter of(Frontend.Result library) {
      return new BlockClassRewriter(new BlockPlan(library.program(), Map.of()))::rewrite;
    }
  },
  /** Communication between threads. */
  SHARING("sharing") {
    @Override
    public Rewriter of(Frontend.Result library) {
      return new SharingRewriter(library.program(), GRANULARITY, false)::rewrite;
    }
  },
  /** Communication between threads, each access written down. */
  STREAMS("sharing, with streams") {
    @Override
    public Rewriter of(Frontend.Result library) {
      return new SharingRewriter(library.program(), GRANULARITY, true)::rewrite;
    }
  },
  /** The stopwatch, at each method. */
  STOPWATCH("stopwatch") {
    @Override
    public Rewriter of(Frontend.Result library) {
      TraceRequest request = new TraceRequest(library.program(), library.classes(), Map.of(), "", List.of(), List.of(), allMethods(library), null, 0, Path.of("."), List.of(), null,
          null, 0, ProgramInput.none(), Path.of("."));
      return new StopwatchRewriter(request, "")::rewrite;
    }
  };

  private static final long GRANULARITY = 64;

  private final String title;

  EveryTracer(String title) {
    this.title = title;
  }

  /** Makes a class file another. */
  @FunctionalInterface
  public interface Rewriter {
    /**
     * Returns the class rewritten.
     *
     * @throws FrontendException where it cannot be
     */
    byte[] rewrite(ClassDeclaration declared, byte[] classFile) throws FrontendException;
  }

  /** What it is called in a table. */
  public String title() {
    return title;
  }

  /** Returns what rewrites the classes of the library. */
  public abstract Rewriter of(Frontend.Result library);

  private static List<String> allMethods(Frontend.Result library) {
    return library.program().classes().values().stream().flatMap(declared -> declared.methods().stream())
        .map(method -> method.ref().owner().replace('/', '.') + "." + method.ref().name()).distinct().toList();
  }
}
