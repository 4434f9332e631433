package org.parcast.tracer.oracle;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.interpreter.ExecutionListener;
import org.parcast.frontend.interpreter.Frame;
import org.parcast.frontend.interpreter.IrInterpreter;
import org.parcast.ir.Block;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Dominators;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;
import org.parcast.ir.slice.CallModel;
import org.parcast.ir.slice.ConditionalStore;
import org.parcast.ir.slice.ElementSetter;
import org.parcast.ir.slice.Gates;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.ir.slice.PredicatedStore;
import org.parcast.tracer.method.GrowingVariables;

/** Follows the values of an interpreted run by the definitions of value communication. */
public final class ValueFlowOracle implements ExecutionListener {
  private final Program program;
  private final CallModel calls;
  private final Steps steps;
  private final Memory memory;
  private final Flow flow;
  private final LibraryCalls library;
  private final Places places;
  private final Map<MethodRef, Gates> gates;
  private final Map<MethodRef, MethodShape> shapes = new HashMap<>();
  private final Recursions recursions = new Recursions();
  private final Map<Frame, Activation> activations = new IdentityHashMap<>();
  private RuntimeException failure;

  private ValueFlowOracle(Program program, Map<MethodRef, Gates> gates, CallModel calls, Set<String> kernels, StepDefinition definition) {
    this.program = program;
    this.gates = gates;
    this.calls = calls;
    this.steps = new Steps(definition, kernels);
    this.memory = new Memory(steps);
    this.flow = new Flow(steps, memory, computedFields(program));
    this.library = new LibraryCalls(flow, memory);
    this.places = new Places(program, flow, memory);
  }

  /**
   * Runs the program's {@code main}.
   *
   * @param calls what calls do to numbers
   * @param kernels methods {@code Class.method} to analyse, empty for all of {@code main}
   * @param definition what the steps are
   */
  public static ValueFlowSummary run(
      Frontend.Result loaded, CallModel calls, Set<String> kernels, StepDefinition definition, String... arguments) throws Exception {
    Map<MethodRef, Gates> gates = new HashMap<>();
    loaded.program().classes().values().stream().flatMap(declared -> declared.methods().stream()).filter(method -> !method.blocks().isEmpty())
        .forEach(method -> gates.put(method.ref(), Gates.of(method, Dominators.of(method), LoopForest.of(method), calls)));
    Frontend.Result program = decided(loaded, gates);
    ValueFlowOracle oracle = new ValueFlowOracle(program.program(), gates, calls, kernels, definition);
    try (IrInterpreter interpreter = new IrInterpreter(program, oracle)) {
      interpreter.run(program.mainClass(), arguments);
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable t) {
      throw new AssertionError(t);
    }
    if (oracle.failure != null) {
      throw oracle.failure;
    }
    return oracle.flow.summary();
  }

  /** The program with the predicates of its methods. */
  private static Frontend.Result decided(Frontend.Result loaded, Map<MethodRef, Gates> gates) {
    Program program = new Program(loaded.program().classes().values().stream().map(declared -> new ClassDeclaration(declared.name(), declared.superName(), declared.interfaces(), declared.access(),
        declared.sourceFile(), declared.fields(), declared.methods().stream().map(method -> gates.containsKey(method.ref()) ? gates.get(method.ref()).method() : method).toList())).toList());
    return new Frontend.Result(program, loaded.mainClass(), loaded.classpath(), loaded.classes(), loaded.sourceFiles(), loaded.sourceLoops(), loaded.loops(), loaded.included(),
        loaded.warnings(), loaded.compiled());
  }

  /** The fields in which a method that is no constructor stores other than constants. */
  private static Set<String> computedFields(Program program) {
    Set<String> computed = new HashSet<>();
    for (ClassDeclaration declared : program.classes().values()) {
      for (Method method : declared.methods()) {
        for (Instruction instruction : method.instructions()) {
          boolean constructs = method.ref().name().startsWith("<");
          if (!constructs && instruction instanceof Instruction.FieldStore store && !(method.instruction(store.value()) instanceof Instruction.Constant)) {
            computed.add("." + store.field().name());
          }
        }
      }
    }
    return computed;
  }

  // ---- methods

  @Override
  public void enter(Frame frame) {
    guarded(() -> entered(frame));
  }

  private void entered(Frame frame) {
    Activation activation = new Activation(shapes.computeIfAbsent(frame.method().ref(), ref -> new MethodShape(gates.get(ref), calls)));
    Activation caller = frame.caller() == null ? null : activations.get(frame.caller());
    boolean wasActive = steps.active();
    activations.put(frame, activation);
    boolean region = steps.enter(frame);
    if (caller != null && !(region && !wasActive)) {
      for (Instruction.Parameter parameter : frame.method().parameters()) {
        int operand = frame.call().operands().get(parameter.index());
        activation.numerals[parameter.id()] = caller.computedOf(operand, caller.shape.comparedFor(frame.call(), operand));
        leavesMethod(activation.numerals[parameter.id()]);
        if (NumberTypes.isObject(parameter.type()) && !frame.method().ref().name().startsWith("<")) {
          activation.handed.put(parameter.id(), caller.choosing(operand));
        }
      }
    } else if (frame.caller() == null) {
      List<Numeral> arguments = library.arguments(frame);
      List<Instruction.Parameter> parameters = frame.method().parameters();
      for (int i = 0; i < arguments.size(); i++) {
        int parameter = parameters.get(parameters.size() - arguments.size() + i).id();
        activation.numerals[parameter] = activation.shape.isNumber(parameter) ? arguments.get(i) : null;
      }
    }
  }

  private static void leavesMethod(Numeral numeral) {
    if (numeral != null && numeral.gathering != null) {
      numeral.leftMethod = true;
    }
  }

  @Override
  public void leave(Frame frame, Instruction.Return instruction) {
    guarded(
        () -> {
          Activation activation = activations.get(frame);
          int predicate = activation.shape.predicateOf(instruction);
          Numeral result = instruction.value() < 0 ? null : activation.computedOf(instruction.value(), predicate >= 0 && activation.decides(predicate) ? List.of(predicate) : List.of());
          leavesMethod(result);
          Activation caller = frame.caller() == null ? null : activations.get(frame.caller());
          if (caller != null) {
            recursions.answered(frame, activation.shape, result);
            caller.result = result;
            caller.called = frame.call();
          } else if (instruction.value() >= 0) {
            library.answered(result, frame.value(instruction.value()), frame.method(), instruction);
          }
          ended(frame, result);
        });
  }

  private void ended(Frame frame, Numeral result) {
    Activation activation = activations.remove(frame);
    if (activation.loop != null) {
      steps.exitLoop();
    }
    if (steps.active() && result != null && steps.isLast(frame)) {
      flow.answered(result);
    }
    steps.leave(frame);
  }

  @Override
  public void thrown(Frame frame, Instruction instruction, Throwable exception, Block handler) {
    if (instruction instanceof Instruction.Call) {
      guarded(library::over);
    }
    if (handler == null) {
      guarded(() -> ended(frame, null));
    }
  }

  // ---- instructions

  @Override
  public void phis(Frame frame, Block block, List<Instruction.Phi> phis, List<Instruction.Phi.Input> chosen) {
    guarded(
        () -> {
          Activation activation = activations.get(frame);
          List<Numeral> values = new ArrayList<>();
          phis.forEach(phi -> replaced(frame, phi, chosen.get(phis.indexOf(phi))));
          for (int i = 0; i < phis.size(); i++) {
            Instruction.Phi phi = phis.get(i);
            values.add(activation.merged(phi, chosen.get(i)));
            running(activation, phi, values.get(i));
          }
          for (int i = 0; i < phis.size(); i++) {
            activation.numerals[phis.get(i).id()] = values.get(i);
          }
        });
  }

  /** A local variable may get another array. */
  private void replaced(Frame frame, Instruction.Phi phi, Instruction.Phi.Input input) {
    Method method = frame.method();
    int before = NumberTypes.isArrayOfWords(phi.type()) ? GrowingVariables.before(method, Dominators.of(method), phi, input) : -1;
    if (before >= 0) {
      flow.replaced(frame.value(before), frame.value(input.value()));
    }
  }

  /** What was computed is a value of its own, if it is what a loop has gathered so far and others are computed from that. */
  private void running(Activation activation, Instruction instruction, Numeral computed) {
    if (computed != null && computed.isComputed()) {
      activation.shape.gatherings.stream().filter(gathering -> gathering.running().get(instruction.id())).findFirst()
          .ifPresent(gathering -> flow.run(computed, memory.running(instruction, gathering)));
    }
  }

  @Override
  public void before(Frame frame, Instruction instruction) {
    guarded(
        () -> {
          Activation activation = activations.get(frame);
          Block block = activation.shape.method.blockOf(instruction.id());
          if (activation.shape.isFirst(instruction)) {
            for (PredicatedStore word : activation.shape.keptBetween(activation.block, block.index())) {
              decided(frame, activation, word, word.kept().contains(new Edge(activation.block, block.index())));
            }
            moved(frame, activation, block.index());
          }
          for (int operand : activation.shape.reaching(instruction)) {
            flow.reaches(activation.numerals[operand], instruction);
          }
          if (activation.shape.givesAway(instruction)) {
            flow.answered(activation.numerals[instruction.operands().get(2)]);
          }
          if (instruction instanceof Instruction.Call call) {
            activation.called = null;
            library.calling(frame, call, activation.numerals);
          } else if (instruction instanceof Instruction.Terminator) {
            if (activation.shape.decidedBy(instruction) != null) {
              selected(frame, activation, activation.shape.decidedBy(instruction));
            }
            activation.skipArms(block);
          }
        });
  }

  /** Control has moved to a block. */
  private void moved(Frame frame, Activation activation, int to) {
    int from = activation.block;
    activation.block = to;
    for (Gathering gathering : activation.shape.gatherings) {
      if (from >= 0 && gathering.loop().contains(from) && !gathering.loop().contains(to)) {
        Numeral.last(gathering.outgoing().stream().filter(id -> activation.shape.isLive(id, from, to)).mapToObj(id -> activation.numerals[id]))
            .forEach(numeral -> flow.gathered(numeral, gathering));
      }
    }
    Loop outermost = activation.shape.outermost(to);
    if (activation.loop != null && activation.loop == outermost) {
      if (outermost.header() == to) {
        steps.nextIteration();
      }
      return;
    }
    if (activation.loop != null) {
      steps.exitLoop();
    }
    activation.loop = outermost;
    if (outermost != null) {
      steps.enterLoop(frame, outermost);
    }
  }

  /** A word that keeps an extreme is computed anew, whether it changes or not. */
  private void selected(Frame frame, Activation activation, ConditionalStore store) {
    computedAnew(frame, activation, store.own(), List.of(store.other()));
  }

  /** A word that a condition may have left as it is has been decided upon. */
  private void decided(Frame frame, Activation activation, PredicatedStore word, boolean kept) {
    List<Numeral> sources = word.sources().stream().map(source -> activation.numerals[source]).collect(Collectors.toCollection(ArrayList::new));
    Predicate<Value> isUndecided = held -> kept && steps.isPastFirst() && sources.stream().noneMatch(source -> source != null && flow.isOfSteps(source, held));
    if (word.own() >= 0) {
      if (!isUndecided.test(activation.numerals[word.own()] == null ? null : activation.numerals[word.own()].value)) {
        computedAnew(frame, activation, word.own(), word.sources());
      }
      return;
    }
    Numeral decided = Numeral.computed(sources);
    if (decided == Numeral.CONSTANT) {
      return;
    }
    if (word.store() instanceof Instruction.FieldStore store) {
      Object object = store.isStatic() ? null : Expressions.evaluated(frame.method(), store.object(), known(frame, word));
      if (store.isStatic() || object != null) {
        decided(holder(store.isStatic() ? store.field().owner() : null, object), "." + store.field().name(), decided, isUndecided);
      }
      return;
    }
    Instruction.ArrayStore store = (Instruction.ArrayStore) word.store();
    Method method = frame.method();
    Map<Integer, Object> known = known(frame, word);
    if (method.instruction(store.id()) instanceof Instruction.Call call) {
      ElementSetter setter = calls.elementSetBy(call);
      Map<Integer, Object> given = new HashMap<>();
      for (Instruction.Parameter parameter : setter.method().parameters()) {
        if (setter.place().contains(parameter.index())) {
          given.put(parameter.id(), Expressions.evaluated(method, call.operands().get(parameter.index()), known));
        }
      }
      store = setter.store();
      method = setter.method();
      known = given;
    }
    Object array = Expressions.evaluated(method, store.array(), known);
    int index = (Integer) Expressions.evaluated(method, store.index(), known);
    if (array != null && index >= 0 && index < Array.getLength(array)) {
      decided(memory.of(array), "[" + index + "]", decided, isUndecided);
    }
  }

  private void decided(Holder holder, String word, Numeral decided, Predicate<Value> isUndecided) {
    if (isUndecided.test(holder.word(word).value)) {
      return;
    }
    Numeral own = flow.load(holder, word, List.of(), false);
    flow.store(holder, word, Numeral.computed(new ArrayList<>(List.of(own, decided))), List.of());
  }

  private static Map<Integer, Object> known(Frame frame, PredicatedStore word) {
    Map<Integer, Object> known = new HashMap<>();
    word.anchors().forEach(anchor -> known.put(anchor, frame.value(anchor)));
    return known;
  }

  private void computedAnew(Frame frame, Activation activation, int load, List<Integer> sources) {
    List<Numeral> operands = new ArrayList<>();
    operands.add(activation.numerals[load]);
    sources.forEach(source -> operands.add(activation.numerals[source]));
    Numeral selected = Numeral.computed(operands);
    Instruction own = activation.shape.method.instruction(load);
    if (own instanceof Instruction.ArrayLoad element) {
      flow.store(memory.of(frame.value(element.array())), "[" + frame.value(element.index()) + "]", selected, List.of());
    } else {
      Instruction.FieldLoad field = (Instruction.FieldLoad) own;
      flow.store(holder(field.isStatic() ? field.field().owner() : null, field.isStatic() ? null : frame.value(field.object())), "." + field.field().name(), selected, List.of());
    }
  }

  @Override
  public void after(Frame frame, Instruction instruction) {
    guarded(() -> executed(frame, activations.get(frame), instruction));
  }

  private void executed(Frame frame, Activation activation, Instruction instruction) {
    Numeral[] numerals = activation.numerals;
    int id = instruction.id();
    numerals[id] = null;
    if (instruction instanceof Instruction.Compute) {
      numerals[id] = activation.computed(instruction);
      running(activation, instruction, numerals[id]);
    } else if (instruction instanceof Instruction.CheckCast cast) {
      numerals[id] = activation.shape.isNumber(id) && !activation.shape.isNumber(cast.value()) ? library.unboxed(frame.value(id)) : numerals[cast.value()];
    } else if (instruction instanceof Instruction.ArrayLoad load && isOfCases(frame, load)) {
      numerals[id] = Numeral.CONSTANT; // constants of enums that no word holds
    } else if (instruction instanceof Instruction.ArrayLoad load && NumberTypes.isNumber(load.type())) {
      Instruction index = frame.method().instruction(load.index());
      numerals[id] = flow.load(memory.of(frame.value(load.array())), "[" + frame.value(load.index()) + "]", activation.addressOf(load), index instanceof Instruction.Constant);
      for (Gathering gathering : activation.shape.gatherings) {
        if (numerals[id] != Numeral.CONSTANT && activation.isFound(frame.method(), load, gathering)) {
          numerals[id].foundBy.add(gathering);
        }
      }
    } else if (!(instruction instanceof Instruction.Call) && (activation.shape.conditional(instruction) != null || activation.shape.keptBy(instruction) != null)) {
      return; // told where the branch decided it, or where its arms have met
    } else if (instruction instanceof Instruction.ArrayStore store && NumberTypes.isNumber(store.elementType())) {
      List<Numeral> address = activation.addressOf(store);
      memory.of(frame.value(store.array())).among(memory.wordsWith(frame.value(store.array())), memory.outermost(frame.value(store.array())));
      flow.store(memory.of(frame.value(store.array())), "[" + frame.value(store.index()) + "]", activation.stored(store, store.value()), address);
    } else if (instruction instanceof Instruction.ArrayStore store) {
      memory.attached(frame.value(store.value()));
      if (places.isImmutable(frame.value(store.value()))) {
        places.put(frame, store, frame.value(store.array()), (Integer) frame.value(store.index()), frame.value(store.value()));
      } else {
        memory.put(frame.value(store.array()), (Integer) frame.value(store.index()), frame.value(store.value()));
      }
    } else if (instruction instanceof Instruction.FieldLoad load && activation.shape.isNumber(id)) {
      Holder holder = holder(load.isStatic() ? load.field().owner() : null, load.isStatic() ? null : frame.value(load.object()));
      numerals[id] = activation.given(id, flow.load(holder, "." + load.field().name(), load.isStatic() ? List.of() : activation.addressOf(load), true));
    } else if (instruction instanceof Instruction.FieldStore store && activation.shape.isNumber(store.value())) {
      activation.waiting.add(store);
      activation.takeReady(frame).forEach(ready -> stored(frame, activation, ready));
    } else if (instruction instanceof Instruction.FieldStore store && !store.isStatic()) {
      flow.replaced(memory.replaced(frame.value(store.object()), store.field().name(), frame.value(store.value())), frame.value(store.value()));
      places.hold(frame, store, frame.value(store.value()));
      memory.held(frame.value(store.object()), frame.value(store.value()));
    } else if (instruction instanceof Instruction.FieldStore store) {
      flow.replaced(memory.replaced(store.field().owner().intern(), store.field().name(), frame.value(store.value())), frame.value(store.value()));
    } else if (instruction instanceof Instruction.NewArray) {
      memory.made(frame.value(id), frame.method(), instruction);
    } else if (instruction instanceof Instruction.Call call) {
      called(frame, activation, call);
      library.over();
      activation.takeReady(frame).forEach(ready -> stored(frame, activation, ready));
    }
  }

  /** Whether it is from the compiler's table by which a switch finds its cases. */
  private static boolean isOfCases(Frame frame, Instruction.ArrayLoad load) {
    return frame.method().instruction(load.array()) instanceof Instruction.FieldLoad table && table.field().name().startsWith("$SwitchMap$");
  }

  private Holder holder(String owner, Object object) {
    if (owner == null) {
      return memory.of(object);
    }
    ClassDeclaration declared = program.find(owner);
    return memory.statics(owner, (int) declared.fields().stream().filter(field -> field.isStatic() && NumberTypes.isNumber(field.type())).count());
  }

  private void stored(Frame frame, Activation activation, Instruction.FieldStore store) {
    Object object = store.isStatic() ? null : frame.value(store.object());
    Holder holder = holder(store.isStatic() ? store.field().owner() : null, object);
    if (object != null) {
      holder.among(memory.wordsWith(object), memory.outermost(object));
    }
    flow.store(holder, "." + store.field().name(), activation.stored(store, store.value()), store.isStatic() ? List.of() : activation.addressOf(store));
  }

  private void called(Frame frame, Activation activation, Instruction.Call call) {
    if (activation.called == call) {
      activation.numerals[call.id()] = activation.given(call.id(), activation.result);
      if (activation.result != null) {
        activation.shape.gatherings.forEach(gathering -> activation.result.joining.put(gathering, gathering.joining().getOrDefault(call.id(), Set.of())));
      }
      if (activation.result != null && activation.result.leftMethod && activation.shape.hasSeveralUses(call)) {
        flow.settle(activation.result);
      }
    } else {
      switch (calls.effect(call)) {
        case COMPUTATION -> {
          activation.numerals[call.id()] = activation.computed(call);
          running(activation, call, activation.numerals[call.id()]);
        }
        case COPY -> activation.numerals[call.id()] = activation.numerals[call.operands().get(0)];
        case ANALYSED -> {
          library.called(frame, activation.shape, call, activation.numerals);
          List<Numeral> arguments = call.operands().stream().map(operand -> activation.numerals[operand]).filter(Objects::nonNull).toList();
          if (NumberTypes.isNumber(call.type()) && !arguments.isEmpty()) {
            activation.numerals[call.id()] = Numeral.computed(arguments); // code of the library stands for the method
          }
        }
        case OPAQUE -> library.called(frame, activation.shape, call, activation.numerals);
      }
    }
    Numeral answer = activation.numerals[call.id()];
    if (answer != null && answer.isComputed() && calls.effect(call) == CallModel.Effect.ANALYSED) {
      activation.gathers(call, answer, call.operands());
    }
    if (activation.called != call) {
      places.called(frame, call);
    }
    if (call.target().name().equals("<init>")) {
      memory.constructed(frame, call);
    }
  }

  private void guarded(Runnable action) {
    if (failure == null) {
      try {
        action.run();
      } catch (RuntimeException e) {
        failure = e;
      }
    }
  }
}
