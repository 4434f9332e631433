package org.parcast.benchmarks.reliability.random;

import java.util.Set;
import java.util.function.Function;
import org.parcast.benchmarks.reliability.random.model.Frame;
import org.parcast.benchmarks.reliability.random.model.Num;
import org.parcast.benchmarks.reliability.random.model.RandomElements;
import org.parcast.benchmarks.reliability.random.model.RandomMembers;
import org.parcast.benchmarks.reliability.random.model.Source;
import org.parcast.benchmarks.reliability.random.model.Word;

/**
 * A word in a program.
 *
 * @param text how it is written
 * @param meaning which word that is
 */
record RandomPlace(String text, Function<Frame, Found> meaning) {

  /** A word and what its index was computed from. */
  record Found(Word word, Set<Source> address) {}

  Found in(Frame frame) {
    return meaning.apply(frame);
  }

  /** A field or an element. */
  static RandomPlace any(RandomDraft draft) {
    return switch (draft.below(14)) {
      case 0 -> {
        String field = draft.pick("f", "h");
        yield new RandomPlace(field, frame -> new Found(frame.get(field, Word.class), Set.of()));
      }
      case 1 -> member("q", "side");
      case 2 -> member("o", "radius");
      case 3, 4, 5 -> {
        Index i = Index.any(draft);
        Index j = Index.any(draft);
        int line = draft.line();
        yield new RandomPlace("c[" + i.text + "][" + j.text + "]", frame -> {
          Num row = i.in(frame);
          RandomElements found = frame.row("c", (int) row.value(), line);
          Num column = j.in(frame);
          return new Found(found.words()[(int) column.value()], row.with(column, Double::sum).sources());
        });
      }
      case 6 -> {
        Index i = Index.any(draft);
        int t = draft.below(2);
        int u = draft.below(2);
        yield new RandomPlace("d[" + t + "][" + i.text + "][" + u + "]", frame -> {
          Num row = i.in(frame);
          return new Found(frame.get("d", RandomElements.class).rows()[t].rows()[(int) row.value()].words()[u], row.sources());
        });
      }
      default -> {
        String array = draft.pick("a", "a", "a", "b", "b", "W");
        Index i = Index.any(draft);
        yield new RandomPlace(array + "[" + i.text + "]", frame -> {
          Num at = i.in(frame);
          return new Found(frame.get(array, RandomElements.class).words()[(int) at.value()], at.sources());
        });
      }
    };
  }

  /** An element of which the index stands in the program. */
  static RandomPlace fixed(String array, int i) {
    return new RandomPlace(array + "[" + i + "]", frame -> new Found(frame.get(array, RandomElements.class).words()[i], Set.of()));
  }

  private static RandomPlace member(String object, String field) {
    return new RandomPlace(object + "." + field, frame -> new Found(frame.get(object, RandomMembers.class).word(field), Set.of()));
  }

  /** An index that every array has. */
  record Index(String text, Function<Frame, Num> meaning) {

    Num in(Frame frame) {
      return meaning.apply(frame);
    }

    /** Of the loops around where there are any. */
    static Index any(RandomDraft draft) {
      int line = draft.line();
      if (!draft.inLoop()) {
        int fixed = draft.below(RandomDraft.N);
        return new Index(fixed + "", frame -> Num.constant(fixed));
      }
      String counter = draft.anyCounter();
      int shift = 1 + draft.below(RandomDraft.N - 1);
      return switch (draft.below(8)) {
        case 0 -> new Index("(" + counter + " + " + shift + ") % n", frame -> Num.constant((frame.index(counter) + shift) % RandomDraft.N));
        case 1 -> new Index("k[" + counter + "] & 3", frame -> {
          Num found = frame.load("k", frame.index(counter), line);
          return found.to((int) found.value() & 3);
        });
        case 2 -> new Index("0", frame -> Num.constant(0));
        default -> new Index(counter, frame -> Num.constant(frame.index(counter)));
      };
    }
  }
}
