package org.parcast.tracer.valueflow;

import java.util.Arrays;
import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.plan.BackwardSlice;
import org.parcast.tracer.plan.Sink;

/**
 * A repeatable nest with calls, and what it and the methods that it calls tell of: whether that is loads and stores alone, so that the recorder knows its
 * value flow from watching these ({@link org.parcast.recorder.flow.WatchedFlow}).
 */
final class WatchedNest extends Rewriting {
  private final RepeatRewriter repeats;
  private final Loop loop;
  private final Set<MethodFacts> called;

  WatchedNest(RepeatRewriter repeats, Loop loop, Set<MethodFacts> called) {
    super(repeats);
    this.repeats = repeats;
    this.loop = loop;
    this.called = called;
  }

  /** Whether it tells of loads and stores alone, and nothing else takes what it computes. */
  boolean tellsOfStoresOnly() {
    return demand.compared().stream().noneMatch(this::isWithin)
        && demand.lost().stream().noneMatch(this::isWithin)
        && demand.sinks().stream().allMatch(sink -> isWithin(sink.at().id()) ? isStoreOrArgument(facts, demand, sink) : repeats.isApart(loop, demand.leavesOf(sink)))
        && demand.registers().stream().allMatch(register -> isWithin(register) ? !borrowing.get(webs.of(register)) && repeats.isGathered(loop, register) || isOfIteration(register) : repeats.isApart(loop, repeats.sources(register)))
        && demand.loads().stream().filter(this::isWithin).allMatch(load -> isWordOrAnswer(facts, load))
        && demand.shadows().stream().filter(this::isWithin).allMatch(this::isUsedWithin)
        && method.instructions().stream().filter(at -> at instanceof Instruction.Call && isWithin(at.id())).allMatch(call -> demand.escapesAt(call.id()).isEmpty())
        && called.stream().allMatch(this::tellsOfStoresOnly);
  }

  private boolean tellsOfStoresOnly(MethodFacts body) {
    BackwardSlice slice = BackwardSlice.of(body, layout, relevance);
    return slice.compared().isEmpty()
        && slice.lost().isEmpty()
        && slice.sinks().stream().allMatch(sink -> sink.kind() == Sink.Kind.RETURN ? sink.deciding().isEmpty() : isStoreOrArgument(body, slice, sink))
        && slice.registers().stream().allMatch(register -> !slice.isMaterialised(register) && !slice.isSettled(register)
            && (body.method.instruction(register) instanceof Instruction.Parameter || isAnswer(body, register)))
        && slice.loads().stream().allMatch(load -> isWordOrAnswer(body, load))
        && body.method.instructions().stream().allMatch(at -> slice.escapesAt(at.id()).isEmpty());
  }

  private boolean isWithin(int id) {
    return loop.contains(method.blockOf(id).index());
  }

  private boolean isUsedWithin(int array) {
    return Arrays.stream(method.uses(array)).allMatch(this::isWithin);
  }

  private boolean isStoreOrArgument(MethodFacts of, BackwardSlice slice, Sink sink) {
    return sink.deciding().isEmpty() && switch (sink.kind()) {
      case STORE -> sink.at() instanceof Instruction.ArrayStore // to repeat the fields of many objects takes as long as to tell of them
          && of.method.instruction(sink.at().id()) == sink.at()
          && of.slices.conditional(sink.at()) == null
          && of.slices.keptBy(sink.at()) == null
          && slice.settledForSingle(sink).isEmpty()
          && !slice.goesOnGathering(sink);
      case ARGUMENT -> sink.at() instanceof Instruction.Call call && isFollowed(of, call);
      case RETURN, CONTROL, EXTERNAL, BOX -> false;
    };
  }

  /** Whether the register is what a call answers, or one of several of what an iteration has computed. */
  private boolean isOfIteration(int register) {
    boolean isPlain = !demand.isMaterialised(register) && !demand.isSettled(register) && !facts.isRunning(register) && !gathering.get(webs.of(register));
    boolean isChosen = method.instruction(register) instanceof Instruction.Phi && repeats.sources(register).stream().allMatch(this::isWithin);
    return isPlain && (isAnswer(facts, register) || isChosen);
  }

  private boolean isWordOrAnswer(MethodFacts of, int load) {
    Instruction source = of.method.instruction(load);
    return source instanceof Instruction.ArrayLoad || source instanceof Instruction.FieldLoad || isAnswer(of, load);
  }

  private boolean isAnswer(MethodFacts of, int id) {
    return of.method.instruction(id) instanceof Instruction.Call call && isFollowed(of, call);
  }

  private boolean isFollowed(MethodFacts of, Instruction.Call call) {
    MethodFacts body = plan.straightCalls().bodyOf(call, of);
    return body != null && called.contains(body);
  }
}
