package org.parcast.benchmarks.reliability.random;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/** Makes a program at random: a class with a method {@code run}, piece by piece, each with its meaning. */
final class ProgramMaker {
  private static final int N = 4;

  private final Random random;
  private final String name;
  private final int firstLine;
  private final List<String> lines = new ArrayList<>();
  private final List<String> counters = new ArrayList<>();
  private final List<String> locals = new ArrayList<>();
  private final List<Consumer<Frame>> fields = new ArrayList<>();
  private int names;
  private int depth;
  private int conditions;
  private boolean jumps;

  ProgramMaker(long seed, String name, int firstLine) {
    this.random = new Random(seed);
    this.name = name;
    this.firstLine = firstLine;
  }

  /** The program, whose text begins on the line that was given. */
  RandomProgram make(int statements) {
    List<Statement> all = new ArrayList<>();
    open("final class " + name + " {");
    emit("static double f;");
    emit("static int g;");
    emit("static double run() {");
    depth++;
    fields.add(frame -> {
      frame.names().put("f", new Word(name + ".f", name + ".f", 'D'));
      frame.names().put("g", new Word(name + ".g", name + ".g", 'I'));
    });
    emit("int n = " + N + ";");
    Kind odd = pick(Kind.values());
    all.add(array("a", Kind.DOUBLE, N));
    all.add(array("b", Kind.DOUBLE, N));
    all.add(array("c", Kind.DOUBLE, N, N));
    all.add(array("d", Kind.DOUBLE, 2, N, 2));
    all.add(array("e", odd, N));
    all.add(array("k", Kind.INT, N));
    all.add(filling(odd));
    all.add(objects());
    for (int i = 0; i < statements; i++) {
      all.add(statement());
    }
    all.add(checksum());
    close();
    close();
    Statement body = Statement.all(all);
    return new RandomProgram(name, lines, frame -> {
      fields.forEach(field -> field.accept(frame));
      body.run(frame);
      return (Double) frame.names().get("result");
    }, jumps);
  }

  // ---- text

  private int line() {
    return firstLine + lines.size();
  }

  private void emit(String text) {
    lines.add("  ".repeat(depth) + text);
  }

  private void open(String text) {
    emit(text);
    depth++;
  }

  private void close() {
    depth--;
    emit("}");
  }

  private String fresh(String prefix) {
    return prefix + names++;
  }

  @SafeVarargs
  private <T> T pick(T... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private boolean oneIn(int n) {
    return random.nextInt(n) == 0;
  }

  // ---- what all programs begin and end with

  private Statement array(String variable, Kind kind, int... lengths) {
    StringBuilder brackets = new StringBuilder();
    StringBuilder made = new StringBuilder();
    for (int length : lengths) {
      brackets.append("[]");
      made.append('[').append(length == N ? "n" : length + "").append(']');
    }
    int line = line();
    emit(kind.keyword + brackets + " " + variable + " = new " + kind.keyword + made + ";");
    return frame -> frame.names().put(variable, Elements.made(frame.memory(), line, kind, lengths));
  }

  private Statement filling(Kind odd) {
    int loop = line();
    open("for (int i = 0; i < n; i++) {");
    int first = line();
    emit("a[i] = i + 1;");
    emit("b[i] = 2.5 - i;");
    emit("k[i] = i * 3 % n;");
    emit("e[i] = (" + odd.keyword + ") (5 - i);");
    int second = line();
    open("for (int j = 0; j < n; j++) {");
    emit("c[i][j] = i * 0.5 + j;");
    close();
    close();
    return frame -> Helpers.loop(frame.memory(), loop, N, i -> () -> {
      Memory memory = frame.memory();
      memory.store(frame.get("a", Elements.class).words()[i], Num.constant(i + 1), first);
      memory.store(frame.get("b", Elements.class).words()[i], Num.constant(2.5 - i), first + 1);
      memory.store(frame.get("k", Elements.class).words()[i], Num.constant(i * 3 % N), first + 2);
      memory.store(frame.get("e", Elements.class).words()[i], Num.constant(5 - i), first + 3);
      Helpers.loop(memory, second, N, j -> () -> memory.store(frame.get("c", Elements.class).rows()[i].words()[j], Num.constant(i * 0.5 + j), second + 1));
    });
  }

  private Statement objects() {
    int line = line();
    emit("Square q = new Square(1.5);");
    emit("Disc o = new Disc(0.5);");
    emit("Shape[] shapes = {q, o};");
    emit("Op plus = (x, y) -> x + y;");
    emit("DoubleBinaryOperator times = (x, y) -> x * y;");
    emit("DoubleUnaryOperator half = Help::scaled;");
    return frame -> {
      frame.names().put("q", Helpers.square(frame.memory(), line, Num.constant(1.5)));
      frame.names().put("o", Helpers.disc(frame.memory(), line + 1, Num.constant(0.5)));
    };
  }

  private Statement checksum() {
    int line = line();
    emit("double result = f + g + q.side + o.radius + o.seen;");
    open("for (int i = 0; i < n; i++) {");
    emit("result += a[i] + b[i] + e[i] + k[i];");
    open("for (int j = 0; j < n; j++) {");
    emit("result += c[i][j];");
    close();
    close();
    emit("return result;");
    return frame -> {
      Memory memory = frame.memory();
      Word result = new Word("", "", 'D');
      Members q = frame.get("q", Members.class);
      Members o = frame.get("o", Members.class);
      Num sum = load(frame, "f", line).with(load(frame, "g", line), Double::sum).with(memory.load(q.word("side"), line), Double::sum);
      sum = sum.with(memory.load(o.word("radius"), line), Double::sum).with(memory.load(o.word("seen"), line), Double::sum);
      memory.store(result, sum, line);
      Helpers.loop(memory, line + 1, N, i -> () -> {
        Num before = memory.load(result, line + 2, true);
        Num term = at(frame, "a", i, line + 2).with(at(frame, "b", i, line + 2), Double::sum);
        Elements e = frame.get("e", Elements.class);
          term = term.with(at(frame, "e", i, line + 2), Double::sum).with(at(frame, "k", i, line + 2), Double::sum);
        memory.store(result, before.with(term, Double::sum), Set.of(), line + 2, true);
        Helpers.loop(memory, line + 3, N, j -> () -> {
          Num gathered = memory.load(result, line + 4, true);
          memory.store(result, gathered.with(memory.load(frame.get("c", Elements.class).rows()[i].words()[j], line + 4), Double::sum), Set.of(), line + 4, true);
        });
      });
      frame.names().put("result", memory.load(result, line + 7).value());
    };
  }

  private static Num load(Frame frame, String field, int line) {
    return frame.memory().load(frame.get(field, Word.class), line);
  }

  private static Num at(Frame frame, String array, int i, int line) {
    return frame.memory().load(frame.get(array, Elements.class).words()[i], line);
  }

  // ---- words

  private record Index(String text, java.util.function.Function<Frame, Num> meaning) {}

  private Index index() {
    int line = line();
    if (counters.isEmpty()) {
      int fixed = random.nextInt(N);
      return new Index(fixed + "", frame -> Num.constant(fixed));
    }
    String counter = counters.get(random.nextInt(counters.size()));
    int shift = 1 + random.nextInt(N - 1);
    return switch (random.nextInt(8)) {
      case 0 -> new Index("(" + counter + " + " + shift + ") % n", frame -> Num.constant((frame.index(counter) + shift) % N));
      case 1 -> new Index("k[" + counter + "] & 3", frame -> {
        Num found = at(frame, "k", frame.index(counter), line);
        return found.to((int) found.value() & 3);
      });
      case 2 -> new Index("0", frame -> Num.constant(0));
      default -> new Index(counter, frame -> Num.constant(frame.index(counter)));
    };
  }

  private Place place() {
    return switch (random.nextInt(14)) {
      case 0 -> field("f", Kind.DOUBLE);
      case 1 -> new Place("q.side", Kind.DOUBLE, frame -> new Place.Found(frame.get("q", Members.class).word("side"), Set.of()));
      case 2 -> new Place("o.radius", Kind.DOUBLE, frame -> new Place.Found(frame.get("o", Members.class).word("radius"), Set.of()));
      case 3, 4, 5 -> {
        Index i = index();
        Index j = index();
        yield new Place("c[" + i.text + "][" + j.text + "]", Kind.DOUBLE, frame -> {
          Num row = i.meaning.apply(frame);
          Num column = j.meaning.apply(frame);
          return new Place.Found(frame.get("c", Elements.class).rows()[(int) row.value()].words()[(int) column.value()], row.with(column, Double::sum).sources());
        });
      }
      case 6 -> {
        Index i = index();
        int t = random.nextInt(2);
        int u = random.nextInt(2);
        yield new Place("d[" + t + "][" + i.text + "][" + u + "]", Kind.DOUBLE, frame -> {
          Num row = i.meaning.apply(frame);
          return new Place.Found(frame.get("d", Elements.class).rows()[t].rows()[(int) row.value()].words()[u], row.sources());
        });
      }
      default -> element(pick("a", "a", "b"), Kind.DOUBLE);
    };
  }

  private Place field(String field, Kind kind) {
    return new Place(field, kind, frame -> new Place.Found(frame.get(field, Word.class), Set.of()));
  }

  private Place element(String array, Kind kind) {
    Index i = index();
    return new Place(array + "[" + i.text + "]", kind, frame -> {
      Num at = i.meaning.apply(frame);
      return new Place.Found(frame.get(array, Elements.class).words()[(int) at.value()], at.sources());
    });
  }

  // ---- numbers

  private Expression word() {
    Place place = place();
    int line = line();
    return new Expression(place.text(), frame -> frame.memory().load(place.in(frame).word(), line));
  }

  private Expression leaf() {
    int line = line();
    int kind = random.nextInt(7);
    if (kind == 0) {
      double constant = pick(2.0, 0.5, 1.25);
      return new Expression(constant + "", frame -> Num.constant(constant));
    }
    if (kind == 1 && !locals.isEmpty()) {
      String local = locals.get(random.nextInt(locals.size()));
      return new Expression(local, frame -> frame.memory().load(frame.get(local, Word.class), line));
    }
    return word();
  }

  private Expression number(int size) {
    if (size == 0) {
      return leaf();
    }
    Expression left = number(size - 1);
    return switch (random.nextInt(24)) {
      case 0, 1, 2 -> left.with("(%s + %s)", number(size - 1), Double::sum);
      case 3, 4 -> left.with("(%s * %s)", number(size - 1), (x, y) -> x * y);
      case 5 -> left.with("(%s - %s)", number(size - 1), (x, y) -> x - y);
      case 6 -> left.with("Math.max(%s, %s)", number(size - 1), Math::max);
      case 7 -> left.to("Math.abs(%s)", Math::abs);
      case 8 -> conditional(left);
      case 9 -> new Expression("Help.same(" + left.text() + ")", left.meaning());
      case 10 -> left.to("Help.scaled(%s)", v -> v * 1.5);
      case 11 -> left.with(pick("plus.of(%s, %s)", "Help.apply(plus, %s, %s)", "Help.apply((x, y) -> x + y, %s, %s)", "Help.apply(Double::sum, %s, %s)"), number(size - 1), Double::sum);
      case 12 -> left.with("times.applyAsDouble(%s, %s)", number(size - 1), (x, y) -> x * y);
      case 13 -> left.to(pick("half.applyAsDouble(%s)", "Help.applied(half, %s)", "Help.applied(x -> x * 1.5, %s)"), v -> v * 1.5);
      case 14 -> left.with("Help.adding(%s).applyAsDouble(%s)", number(size - 1), (w, x) -> x + w);
      case 15 -> supplied();
      case 16 -> area(left);
      case 17 -> total(left);
      case 18 -> pair(left);
      case 19 -> whole();
      case 20 -> oneIn(2) ? boxed(left) : left;
      case 21 -> oneIn(2) ? summed() : left;
      default -> left;
    };
  }

  /** A number that is computed whatever becomes of its parts. */
  private Expression computed(int size) {
    return number(size).to("(%s * 0.75)", v -> v * 0.75);
  }

  private Expression conditional(Expression left) {
    jumps = true;
    Expression compared = word();
    Expression right = leaf();
    Expression other = leaf();
    return new Expression("((%s < %s ? %s : %s) * 0.5)".formatted(left.text(), compared.text(), right.text(), other.text()), frame -> {
      boolean less = left.in(frame).value() < compared.in(frame).value();
      Num chosen = (less ? right : other).in(frame);
      return chosen.to(chosen.value() * 0.5);
    });
  }

  private Expression supplied() {
    Index i = index();
    String array = pick("a", "b");
    return new Expression("Help.at(" + array + ", " + i.text + ").getAsDouble()", frame -> {
      int at = (int) i.meaning.apply(frame).value();
      return Helpers.supplied(frame.memory(), frame.get(array, Elements.class).words()[at]);
    });
  }

  private Expression area(Expression k) {
    boolean round = random.nextBoolean();
    return new Expression("shapes[" + (round ? 1 : 0) + "].area(" + k.text() + ")", frame -> {
      Num factor = k.in(frame);
      return Helpers.area(frame.memory(), frame.get(round ? "o" : "q", Members.class), factor);
    });
  }

  private Expression total(Expression left) {
    Expression right = leaf();
    int line = line();
    return new Expression("Help.total(" + left.text() + ", " + right.text() + ")", frame -> {
      Elements made = Elements.made(frame.memory(), line, Kind.DOUBLE, 2);
      frame.memory().store(made.words()[0], left.in(frame), line);
      frame.memory().store(made.words()[1], right.in(frame), line);
      return Helpers.total(frame.memory(), made);
    });
  }

  private Expression pair(Expression left) {
    Expression right = leaf();
    int line = line();
    String asked = pick("x", "y", "sum");
    return new Expression("new Pair(" + left.text() + ", " + right.text() + ")." + asked + "()", frame -> {
      Num x = left.in(frame);
      Members made = Helpers.pair(frame.memory(), line, x, right.in(frame));
      return asked.equals("sum") ? Helpers.pairSum(frame.memory(), made) : Helpers.component(frame.memory(), made, asked);
    });
  }

  /** A number of another type. */
  private Expression whole() {
    Index i = index();
    int line = line();
    int by = 1 + random.nextInt(3);
    return switch (random.nextInt(4)) {
      case 0 -> new Expression("(double) (k[" + i.text + "] << " + by + ")", frame -> {
        Num found = at(frame, "k", (int) i.meaning.apply(frame).value(), line);
        return found.to((int) found.value() << by);
      });
      case 1 -> new Expression("(double) (k[" + i.text + "] >>> " + by + ")", frame -> {
        Num found = at(frame, "k", (int) i.meaning.apply(frame).value(), line);
        return found.to((int) found.value() >>> by);
      });
      case 2 -> new Expression("(double) ~g", frame -> {
        Num found = load(frame, "g", line);
        return found.to(~(int) found.value());
      });
      default -> new Expression("(double) e[" + i.text + "]", frame -> {
        Num found = at(frame, "e", (int) i.meaning.apply(frame).value(), line);
        return frame.get("e", Elements.class).kind() == Kind.DOUBLE ? found : found.to(found.value());
      });
    };
  }

  private Expression summed() {
    String array = pick("a", "b");
    return new Expression("Help.sum(" + array + ", n)", frame -> Helpers.sum(frame.memory(), frame.get(array, Elements.class)));
  }

  /** A number that goes through code that nobody follows, or through objects. */
  private Expression boxed(Expression left) {
    return switch (random.nextInt(6)) {
      case 0 -> through("Optional.of(%s).get()", left, "Optional.get");
      case 1 -> through("new Holder<>(%s).get()", left, "boxes");
      case 2 -> through("List.of(%s).get(0)", left, "List.get");
      case 3 -> through("DoubleStream.of(%s).sum()", left, "DoubleStream.sum");
      case 4 -> through("Stream.of(%s).reduce(0.0, Double::sum)", left, "Stream.reduce");
      default -> through("Help.generic(x -> x, %s)", left, "boxes");
    };
  }

  private static Expression through(String format, Expression number, String opaque) {
    String text = "(" + format.formatted("(double) " + number.text()) + " * 1.0)";
    return new Expression(text, frame -> {
      Num given = number.in(frame);
      return given.to(given.value()).through(opaque);
    });
  }

  // ---- statements

  private Statement statement() {
    return switch (random.nextInt(depth > 5 ? 12 : 28)) {
      case 0, 1, 2 -> assignment(place(), conditions > 0 ? computed(2) : number(2));
      case 3, 4 -> update(place());
      case 5 -> conditions > 0 ? update(place()) : assignment(place(), word());
      case 6 -> put();
      case 7 -> local();
      case 8 -> narrow();
      case 9 -> increment();
      case 10 -> collection();
      case 11 -> trouble();
      case 12, 13, 14, 15 -> counted();
      case 16 -> forEach();
      case 17, 18 -> gather();
      case 19 -> scratch();
      case 20 -> made();
      case 21 -> swap();
      case 22 -> library();
      case 23, 24 -> condition();
      case 25 -> choice();
      case 26 -> capture();
      default -> jump();
    };
  }

  private Statement assignment(Place place, Expression number) {
    int line = line();
    emit(place.text() + " = " + number.text() + ";");
    boolean updates = updates(place.text(), number.text());
    return frame -> {
      Place.Found found = place.in(frame);
      Num given = updates ? frame.memory().updating(found.word(), () -> number.in(frame)) : number.in(frame);
      frame.memory().store(found.word(), given, found.address(), line, updates);
    };
  }

  /** Whether an assignment says in other words what {@code +=} or {@code *=} would: its number is a sum, or a product, of which the place is one part. */
  private static boolean updates(String place, String number) {
    String parts = number.replace(place, "@").replaceAll("\\[[^]]*]", "").replaceAll("[\\w.() ]", "");
    boolean calls = number.matches(".*\\w\\(.*");
    return !calls && parts.chars().filter(c -> c == '@').count() == 1 && (parts.replace("@", "").matches("\\*+") || parts.replace("@", "").matches("\\++"));
  }

  private Statement update(Place place) {
    Expression term = number(1);
    int line = line();
    boolean sum = random.nextBoolean();
    emit(place.text() + (sum ? " += " : " *= ") + term.text() + ";");
    return frame -> {
      Place.Found found = place.in(frame);
      Num before = frame.memory().load(found.word(), line, true);
      Num by = term.in(frame);
      Num after = before.with(by, sum ? Double::sum : (x, y) -> x * y);
      Set<Source> address = by.sources().isEmpty() ? found.address() : Set.of();
      frame.memory().store(found.word(), after, address, line, true);
    };
  }

  private Statement put() {
    Index i = index();
    String array = pick("a", "b");
    Expression number = conditions > 0 ? computed(1) : number(1);
    emit("Help.put(" + array + ", " + i.text + ", " + number.text() + ");");
    return frame -> {
      int at = (int) i.meaning.apply(frame).value();
      Num given = number.in(frame);
      Helpers.put(frame.memory(), frame.get(array, Elements.class).words()[at], given);
    };
  }

  private Statement local() {
    Expression number = conditions > 0 ? computed(1) : number(2);
    String variable = fresh("v");
    int line = line();
    emit("double " + variable + " = " + number.text() + ";");
    locals.add(variable);
    return frame -> {
      Word word = new Word("", "", 'D');
      frame.names().put(variable, word);
      frame.memory().store(word, number.in(frame), line);
    };
  }

  /** A store to an array of another type. */
  private Statement narrow() {
    Index i = index();
    int by = 1 + random.nextInt(2);
    int line = line();
    if (oneIn(2)) {
      emit("k[" + i.text + "] = (k[" + by + "] >> 1) + (g ^ 5);");
      return frame -> {
        Num at = i.meaning.apply(frame);
        Num number = at(frame, "k", by, line);
        number = number.to((int) number.value() >> 1).with(load(frame, "g", line), (x, y) -> (int) x + ((int) y ^ 5));
        frame.memory().store(frame.get("k", Elements.class).words()[(int) at.value()], number, at.sources(), line, false);
      };
    }
    Expression number = number(1);
    emit("g = (int) (" + number.text() + " % 100.0) & 63;");
    return frame -> {
      Num given = number.in(frame);
      frame.memory().store(frame.get("g", Word.class), given.to((int) (given.value() % 100.0) & 63), line);
    };
  }

  private Statement increment() {
    Index i = index();
    int line = line();
    emit("k[" + i.text + "]++;");
    return frame -> {
      Num at = i.meaning.apply(frame);
      Word word = frame.get("k", Elements.class).words()[(int) at.value()];
      Num before = frame.memory().load(word, line, true);
      frame.memory().store(word, before.to((int) before.value() + 1), at.sources(), line, true);
    };
  }

  /** Numbers that wait in a collection. */
  private Statement collection() {
    String variable = fresh("l");
    record Way(String made, String put, String got, String opaque) {}
    Way way =
        pick(
            new Way("List<Double> %s = new ArrayList<>();", "%s.add(%s);", "%s.get(0)", ""),
            new Way("Deque<Double> %s = new ArrayDeque<>();", "%s.addLast(%s);", "%s.pollFirst()", ""),
            new Way("ArrayList<Double> %s = new ArrayList<>();", "%s.add(%s);", "%s.iterator().next()", ""),
            new Way("Map<Integer, Double> %s = new HashMap<>();", "%s.put(1, %s);", "%s.get(1)", "Map.get"),
            new Way("java.util.concurrent.atomic.AtomicReference<Double> %s = new java.util.concurrent.atomic.AtomicReference<>();", "%s.set(%s);", "%s.get()", "AtomicReference.get"));
    emit(way.made.formatted(variable));
    String put = fresh("y");
    Expression first = number(1);
    emit("double " + put + " = " + first.text() + " + 0.5;");
    emit(way.put.formatted(variable, put)); // on a line of its own: words are told apart by the lines that allocate them
    Place place = place();
    int line = line();
    emit(place.text() + " = " + way.got.formatted(variable) + " * 0.5;");
    return frame -> {
      Num given = first.in(frame);
      given = given.to(given.value() + 0.5);
      Place.Found found = place.in(frame);
      Num got = way.opaque.isEmpty() ? given : given.through(way.opaque);
      frame.memory().store(found.word(), got.to(got.value() * 0.5), found.address(), line, false);
    };
  }

  private Statement trouble() {
    jumps = true;
    open("try {");
    conditions++;
    int condition = line();
    Expression tested = word();
    Expression thrown = computed(0);
    emit("if (" + tested.text() + " > 2.0) throw new Trouble(" + thrown.text() + ");");
    Statement whole = assignment(place(), computed(1));
    depth--;
    open("} catch (Trouble t) {");
    Place place = place();
    int caught = line();
    emit(place.text() + " = t.number * 2.0;");
    depth--;
    open("} finally {");
    Statement last = update(place());
    conditions--;
    close();
    return frame -> {
      try {
        if (tested.in(frame).value() > 2.0) {
          throw new Jump(Helpers.trouble(frame.memory(), condition, thrown.in(frame)), false);
        }
        whole.run(frame);
      } catch (Jump jump) {
        if (!(jump.target instanceof Members trouble)) {
          throw jump;
        }
        Place.Found found = place.in(frame);
        Num number = frame.memory().load(trouble.word("number"), caught);
        frame.memory().store(found.word(), number.to(number.value() * 2.0), found.address(), caught, false);
      } finally {
        last.run(frame);
      }
    };
  }

  // ---- loops

  private Statement body(int most) {
    List<Statement> all = new ArrayList<>();
    for (int i = random.nextInt(most); i >= 0; i--) {
      all.add(statement());
    }
    return Statement.all(all);
  }

  private Statement counted() {
    int before = locals.size();
    String counter = fresh("i");
    int style = random.nextInt(4);
    if (style == 2) {
      emit("int " + counter + " = 0;");
    }
    int line = line();
    switch (style) {
      case 0, 1 -> open("for (int " + counter + " = 0; " + counter + " < n; " + counter + "++) {");
      case 2 -> open("while (" + counter + " < n) {");
      default -> open("for (int " + counter + " = n - 1; " + counter + " >= 0; " + counter + "--) {");
    }
    counters.add(counter);
    Statement body = body(3);
    counters.remove(counter);
    locals.subList(before, locals.size()).clear();
    if (style == 2) {
      emit(counter + "++;");
    }
    close();
    return frame -> Helpers.loop(frame.memory(), line, N, i -> () -> {
      frame.names().put(counter, style == 3 ? N - 1 - i : i);
      body.run(frame);
    });
  }

  private Statement forEach() {
    int before = locals.size();
    String array = pick("a", "b");
    String element = fresh("x");
    int line = line();
    open("for (double " + element + " : " + array + ") {");
    locals.add(element);
    Statement body = body(2);
    locals.subList(before, locals.size()).clear();
    close();
    return frame -> {
      Elements walked = frame.get(array, Elements.class);
      Helpers.loop(frame.memory(), line, N, i -> () -> {
        Word word = new Word("", "", 'D');
        frame.names().put(element, word);
        word.local = frame.memory().load(walked.words()[i], line);
        body.run(frame);
      });
    };
  }

  private Statement gather() {
    String sum = fresh("s");
    int line = line();
    emit("double " + sum + " = 0.0;");
    String counter = fresh("i");
    int loop = line();
    open("for (int " + counter + " = 0; " + counter + " < n; " + counter + "++) {");
    counters.add(counter);
    Expression term = number(1);
    int update = line();
    emit(sum + " += " + term.text() + ";");
    counters.remove(counter);
    close();
    locals.add(sum);
    return frame -> {
      Word word = new Word("", "", 'D');
      frame.names().put(sum, word);
      frame.memory().store(word, Num.constant(0), line);
      Helpers.loop(frame.memory(), loop, N, i -> () -> {
        frame.names().put(counter, i);
        Num before = frame.memory().load(word, update, true);
        frame.memory().store(word, before.with(term.in(frame), Double::sum), Set.of(), update, true);
      });
    };
  }

  private Statement scratch() {
    String array = fresh("w");
    int line = line();
    emit("double[] " + array + " = new double[2];");
    String counter = fresh("i");
    int loop = line();
    open("for (int " + counter + " = 0; " + counter + " < n; " + counter + "++) {");
    counters.add(counter);
    Statement first = assignment(fixed(array, 0), computed(1));
    Statement second = assignment(fixed(array, 1), computed(0));
    Place place = place();
    int used = line();
    emit(place.text() + " = " + array + "[0] - " + array + "[1];");
    counters.remove(counter);
    close();
    return frame -> {
      frame.names().put(array, Elements.made(frame.memory(), line, Kind.DOUBLE, 2));
      Helpers.loop(frame.memory(), loop, N, i -> () -> {
        frame.names().put(counter, i);
        first.run(frame);
        second.run(frame);
        Place.Found found = place.in(frame);
        Num left = at(frame, array, 0, used);
        frame.memory().store(found.word(), left.with(at(frame, array, 1, used), (x, y) -> x - y), found.address(), used, false);
      });
    };
  }

  private static Place fixed(String array, int i) {
    return new Place(array + "[" + i + "]", Kind.DOUBLE, frame -> new Place.Found(frame.get(array, Elements.class).words()[i], Set.of()));
  }

  // ---- structure

  private Statement made() {
    int line = line();
    if (conditions > 0) {
      return update(place());
    }
    if (oneIn(2)) {
      emit("a = Help.doubled(b);");
      return frame -> frame.names().put("a", Helpers.doubled(frame.memory(), frame.get("b", Elements.class)));
    }
    emit("b = a.clone();");
    return frame -> {
      Elements made = Elements.made(frame.memory(), line, Kind.DOUBLE, N);
      copy(frame.memory(), frame.get("a", Elements.class), made, line);
      frame.names().put("b", made);
    };
  }

  private static void copy(Memory memory, Elements from, Elements to, int line) {
    memory.quietly(() -> {
      for (int i = 0; i < N; i++) {
        memory.store(to.words()[i], memory.load(from.words()[i], line), line);
      }
    });
  }

  private Statement swap() {
    String kept = fresh("t");
    emit("double[] " + kept + " = a; a = b; b = " + kept + ";");
    return frame -> frame.names().put("b", frame.names().put("a", frame.names().get("b")));
  }

  private Statement library() {
    int line = line();
    if (conditions > 0 || oneIn(2)) {
      Expression number = computed(1);
      String array = pick("a", "b");
      emit("Arrays.fill(" + array + ", " + number.text() + ");");
      return frame -> {
        Num given = number.in(frame);
        Elements filled = frame.get(array, Elements.class);
        frame.memory().quietly(() -> {
          for (Word word : filled.words()) {
            frame.memory().store(word, given, line);
          }
        });
      };
    }
    emit("System.arraycopy(a, 0, b, 0, n);");
    return frame -> copy(frame.memory(), frame.get("a", Elements.class), frame.get("b", Elements.class), line);
  }

  // ---- conditions

  private Statement condition() {
    jumps = true;
    int before = locals.size();
    Expression left = word();
    Expression right = leaf();
    boolean both = oneIn(3);
    Expression third = both ? word() : null;
    open("if (" + left.text() + " < " + right.text() + (both ? " && " + third.text() + " > 0.5" : "") + ") {");
    conditions++;
    Statement then = body(2);
    locals.subList(before, locals.size()).clear();
    Statement otherwise = frame -> {};
    if (random.nextBoolean()) {
      depth--;
      open("} else {");
      otherwise = body(1);
      locals.subList(before, locals.size()).clear();
    }
    conditions--;
    close();
    Statement other = otherwise;
    return frame -> {
      boolean holds = left.in(frame).value() < right.in(frame).value() && (!both || third.in(frame).value() > 0.5);
      (holds ? then : other).run(frame);
    };
  }

  private Statement choice() {
    jumps = true;
    int before = locals.size();
    Index i = index();
    int line = line();
    open("switch (Level.values()[(k[" + i.text + "] & 255) % 3]) {");
    conditions++;
    Map<Integer, Statement> arms = new HashMap<>();
    for (int arm = 0; arm < 2; arm++) {
      open("case " + (arm == 0 ? "LOW" : "TOP") + ": {");
      arms.put(arm == 0 ? 0 : 2, body(1));
      emit("break;");
      close();
      locals.subList(before, locals.size()).clear();
    }
    open("default: {");
    arms.put(1, body(1));
    locals.subList(before, locals.size()).clear();
    close();
    conditions--;
    close();
    return frame -> {
      Num found = at(frame, "k", (int) i.meaning.apply(frame).value(), line);
      arms.get(((int) found.value() & 255) % 3).run(frame);
    };
  }

  /** Two loops, the outer one labelled, and a jump out of the inner one. */
  private Statement jump() {
    jumps = true;
    String label = fresh("outer");
    String one = fresh("i");
    String other = fresh("i");
    int line = line();
    open(label + ": for (int " + one + " = 0; " + one + " < n; " + one + "++) {");
    int inner = line();
    open("for (int " + other + " = 0; " + other + " < n; " + other + "++) {");
    counters.add(one);
    counters.add(other);
    Expression tested = word();
    boolean continues = random.nextBoolean();
    emit("if (" + tested.text() + " > 3.0) { " + (continues ? "continue " : "break ") + label + "; }");
    conditions++;
    Statement last = assignment(place(), computed(1));
    conditions--;
    counters.remove(one);
    counters.remove(other);
    close();
    close();
    return frame -> {
      try {
        Helpers.loop(frame.memory(), line, N, i -> () -> {
          try {
            Helpers.loop(frame.memory(), inner, N, j -> () -> {
              frame.names().put(one, i);
              frame.names().put(other, j);
              if (tested.in(frame).value() > 3.0) {
                throw new Jump(label, continues);
              }
              last.run(frame);
            });
          } catch (Jump jump) {
            if (!jump.continues || jump.target != label) {
              throw jump;
            }
          }
        });
      } catch (Jump jump) {
        if (jump.target != label) {
          throw jump;
        }
      }
    };
  }

  /** Two function objects of one body that capture different numbers; both are called after both are made. */
  private Statement capture() {
    String functions = fresh("h");
    Expression first = leaf();
    Expression second = leaf();
    emit("DoubleUnaryOperator[] " + functions + " = {Help.adding(" + first.text() + "), Help.adding(" + second.text() + ")};");
    Place place = place();
    Expression given = leaf();
    int line = line();
    emit(place.text() + " = " + functions + "[0].applyAsDouble(" + given.text() + ") - " + functions + "[1].applyAsDouble(0.5);");
    return frame -> {
      Num one = first.in(frame);
      Num other = second.in(frame);
      Place.Found found = place.in(frame);
      Num number = given.in(frame).with(one, Double::sum).with(other.to(other.value() + 0.5), (x, y) -> x - y);
      frame.memory().store(found.word(), number, found.address(), line, false);
    };
  }
}
