package org.parcast.benchmarks.reliability.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.parcast.benchmarks.reliability.random.model.Frame;
import org.parcast.benchmarks.reliability.random.model.ModelMemory;
import org.parcast.benchmarks.reliability.random.model.Num;
import org.parcast.benchmarks.reliability.random.model.RandomElements;
import org.parcast.benchmarks.reliability.random.model.RandomMembers;
import org.parcast.benchmarks.reliability.random.model.Word;
import org.parcast.benchmarks.reliability.random.recorded.Kind;

/** Makes a program at random: a class with a method {@code run}, piece by piece, each with its meaning. */
final class ProgramMaker {
  private final String name;
  private final RandomDraft draft;
  private final RandomNumbers numbers;
  private final Stores stores;
  private final LoopMaker loops;
  private final RandomConditions conditions;
  private final LoopStyles loopStyles;
  private final WholeStores wholes;
  private final ArrayStores arrays;
  private final ObjectStores objects;

  ProgramMaker(long seed, String name, int firstLine) {
    this.name = name;
    this.draft = new RandomDraft(seed, firstLine);
    this.numbers = new RandomNumbers(draft);
    this.stores = new Stores(draft, numbers);
    this.loops = new LoopMaker(draft, numbers, stores, this::body);
    this.conditions = new RandomConditions(draft, numbers, stores, this::body);
    this.loopStyles = new LoopStyles(draft, numbers, stores, this::body);
    this.wholes = new WholeStores(draft, numbers);
    this.arrays = new ArrayStores(draft, numbers, stores);
    this.objects = new ObjectStores(draft, numbers);
  }

  /** The program, whose text begins on the line that was given. */
  RandomProgram make(int statements) {
    draft.open("final class " + name + " {");
    draft.emit("static double f;");
    draft.emit("static int g;");
    int initialised = draft.line();
    draft.emit("static double h = 1.5;");
    draft.emit("static final double[] W = {0.5, 1.5, 2.5, 3.5};");
    draft.emit("static { W[2] = h * W[1]; }");
    draft.open("static double run() {");
    draft.emit("int n = " + RandomDraft.N + ";");
    Kind odd = draft.odd();
    List<Statement> all = new ArrayList<>();
    all.add(frame -> fields(frame, initialised));
    all.add(array("a", Kind.DOUBLE, RandomDraft.N));
    all.add(array("b", Kind.DOUBLE, RandomDraft.N));
    all.add(array("c", Kind.DOUBLE, RandomDraft.N, RandomDraft.N));
    all.add(array("d", Kind.DOUBLE, 2, RandomDraft.N, 2));
    all.add(array("e", odd, RandomDraft.N));
    all.add(array("k", Kind.INT, RandomDraft.N));
    all.add(filling(odd));
    all.add(objects());
    for (int i = 0; i < statements; i++) {
      all.add(statement());
    }
    all.add(checksum());
    draft.close();
    draft.close();
    Statement body = Statement.all(all);
    return new RandomProgram(name, draft.lines(), frame -> {
      body.run(frame);
      return (Double) frame.names().get("result");
    }, draft.branches());
  }

  /** The class, and what initialises it, from this line on. */
  private void fields(Frame frame, int line) {
    ModelMemory memory = frame.memory();
    Word h = new Word(name + ".h", name + ".h", 'D');
    RandomElements whole = RandomElements.made(memory, line + 1, Kind.DOUBLE, RandomDraft.N);
    frame.names().put("f", new Word(name + ".f", name + ".f", 'D'));
    frame.names().put("g", new Word(name + ".g", name + ".g", 'I'));
    frame.names().put("h", h);
    frame.names().put("W", whole);
    memory.store(h, Num.constant(1.5), line);
    for (int i = 0; i < RandomDraft.N; i++) {
      memory.store(whole.words()[i], Num.constant(i + 0.5), line + 1);
    }
    Num factor = memory.load(h, line + 2);
    memory.store(whole.words()[2], factor.with(memory.load(whole.words()[1], line + 2), (x, y) -> x * y), line + 2);
  }

  private Statement statement() {
    return switch (draft.below(draft.depth() > 5 ? 12 : 38)) {
      case 0, 1, 2 -> stores.assignment(RandomPlace.any(draft), draft.inCondition() ? numbers.computed(2) : numbers.number(2));
      case 3, 4 -> stores.update(RandomPlace.any(draft));
      case 5 -> draft.inCondition() ? stores.update(RandomPlace.any(draft)) : stores.assignment(RandomPlace.any(draft), numbers.word());
      case 6 -> stores.put();
      case 7 -> stores.local();
      case 8 -> stores.narrow();
      case 9 -> stores.increment();
      case 10 -> stores.collection();
      case 11 -> conditions.trouble();
      case 12, 13, 14, 15 -> loops.counted();
      case 16 -> loops.forEach();
      case 17, 18 -> loops.gather();
      case 19 -> loops.scratch();
      case 20 -> stores.made();
      case 21 -> stores.swap();
      case 22 -> stores.library();
      case 23, 24 -> conditions.condition();
      case 25 -> conditions.choice();
      case 26 -> stores.capture();
      case 27, 28, 29 -> loopStyles.any();
      case 30, 31 -> wholes.any();
      case 32, 33 -> arrays.any();
      case 34, 35, 36 -> objects.any();
      default -> loops.jump();
    };
  }

  private Statement body(int most) {
    List<Statement> all = new ArrayList<>();
    for (int i = draft.below(most); i >= 0; i--) {
      all.add(statement());
    }
    return Statement.all(all);
  }

  private Statement array(String variable, Kind kind, int... lengths) {
    StringBuilder brackets = new StringBuilder();
    StringBuilder made = new StringBuilder();
    for (int length : lengths) {
      brackets.append("[]");
      made.append('[').append(length == RandomDraft.N ? "n" : length + "").append(']');
    }
    int line = draft.line();
    draft.emit(kind.keyword + brackets + " " + variable + " = new " + kind.keyword + made + ";");
    return frame -> frame.names().put(variable, RandomElements.made(frame.memory(), line, kind, lengths));
  }

  private Statement filling(Kind odd) {
    int loop = draft.line();
    draft.open("for (int i = 0; i < n; i++) {");
    int first = draft.line();
    draft.emit("a[i] = i + 1;");
    draft.emit("b[i] = 2.5 - i;");
    draft.emit("k[i] = i * 3 % n;");
    draft.emit("e[i] = (" + odd.keyword + ") (5 - i);");
    int second = draft.line();
    draft.open("for (int j = 0; j < n; j++) {");
    draft.emit("c[i][j] = i * 0.5 + j;");
    draft.close();
    draft.close();
    return frame -> Helpers.loop(frame.memory(), loop, RandomDraft.N, i -> () -> {
      ModelMemory memory = frame.memory();
      memory.store(frame.get("a", RandomElements.class).words()[i], Num.constant(i + 1), first);
      memory.store(frame.get("b", RandomElements.class).words()[i], Num.constant(2.5 - i), first + 1);
      memory.store(frame.get("k", RandomElements.class).words()[i], Num.constant(i * 3 % RandomDraft.N), first + 2);
      memory.store(frame.get("e", RandomElements.class).words()[i], Num.constant(5 - i), first + 3);
      Helpers.loop(memory, second, RandomDraft.N, j -> () -> memory.store(frame.row("c", i, second + 1).words()[j], Num.constant(i * 0.5 + j), second + 1));
    });
  }

  private Statement objects() {
    int line = draft.line();
    draft.emit("Square q = new Square(1.5);");
    draft.emit("Disc o = new Disc(0.5);");
    draft.emit("Shape[] shapes = {q, o};");
    draft.emit("Op plus = (x, y) -> x + y;");
    draft.emit("DoubleBinaryOperator times = (x, y) -> x * y;");
    draft.emit("DoubleUnaryOperator half = Help::scaled;");
    return frame -> {
      frame.names().put("q", Helpers.square(frame.memory(), line, Num.constant(1.5)));
      frame.names().put("o", Helpers.disc(frame.memory(), line + 1, Num.constant(0.5)));
    };
  }

  private Statement checksum() {
    int line = draft.line();
    draft.emit("double result = f + g + h + q.side + o.radius + o.seen;");
    draft.open("for (int i = 0; i < n; i++) {");
    draft.emit("result += a[i] + b[i] + e[i] + k[i] + W[i];");
    draft.open("for (int j = 0; j < n; j++) {");
    draft.emit("result += c[i][j];");
    draft.close();
    draft.close();
    draft.emit("return result;");
    return frame -> {
      ModelMemory memory = frame.memory();
      Word result = new Word("", "", 'D');
      RandomMembers q = frame.get("q", RandomMembers.class);
      RandomMembers o = frame.get("o", RandomMembers.class);
      Num sum = frame.load("f", line).with(frame.load("g", line), Double::sum).with(frame.load("h", line), Double::sum).with(memory.load(q.word("side"), line), Double::sum);
      sum = sum.with(memory.load(o.word("radius"), line), Double::sum).with(memory.load(o.word("seen"), line), Double::sum);
      memory.store(result, sum, line);
      Helpers.loop(memory, line + 1, RandomDraft.N, i -> () -> {
        Num before = memory.load(result, line + 2, true);
        Num term = frame.load("a", i, line + 2).with(frame.load("b", i, line + 2), Double::sum);
        term = term.with(frame.load("e", i, line + 2), Double::sum).with(frame.load("k", i, line + 2), Double::sum).with(frame.load("W", i, line + 2), Double::sum);
        memory.store(result, before.with(term, Double::sum), Set.of(), line + 2, true);
        Helpers.loop(memory, line + 3, RandomDraft.N, j -> () -> {
          Num gathered = memory.load(result, line + 4, true);
          memory.store(result, gathered.with(memory.load(frame.row("c", i, line + 4).words()[j], line + 4), Double::sum), Set.of(), line + 4, true);
        });
      });
      frame.names().put("result", memory.load(result, line + 7).value());
    };
  }

}
