// release: 21

import java.util.ArrayList;
import java.util.List;

/** Patterns in patterns over sealed types, generic records, null, guards with side effects, accessors that throw. */
public final class SealedShapes21 {
  sealed interface Expr<T extends Number> permits Const, Sum, Neg, Cells {}

  record Const<T extends Number>(T value) implements Expr<T> {}

  record Sum<T extends Number>(Expr<T> left, Expr<T> right) implements Expr<T> {}

  record Neg<T extends Number>(Expr<T> of) implements Expr<T> {}

  record Cells<T extends Number>(long[] cells, int at) implements Expr<T> {
    Cells {
      if (at > cells.length) {
        at = 0;
      }
    }

    @Override
    public int at() {
      asked[0]++;
      if (at == cells.length) {
        throw new IllegalStateException("no cell " + at);
      }
      return at;
    }
  }

  private static final int[] asked = new int[2];

  private static boolean noted(long value) {
    asked[1] += value > 5 ? 1 : 0;
    return value > 5;
  }

  static <T extends Number> long eval(Expr<T> expr) {
    return switch (expr) {
      case null -> -1;
      case Const<T>(Integer value) when value > 9 -> 9;
      case Const<T>(var value) -> value.longValue();
      case Sum<T>(Const<T>(Long one), Const<T>(var other)) when noted(one) -> one * other.intValue();
      case Sum<T>(Neg<T>(var one), Neg<T>(var other)) -> -eval(one) - eval(other);
      case Sum<T>(var left, var right) -> {
        long sum = 0;
        for (Expr<T> part : List.of(left, right)) {
          sum += part instanceof Cells<T>(long[] cells, int at) && cells.length > 1 ? cells[at]++ : eval(part);
        }
        yield sum;
      }
      case Neg<T>(Neg<T>(var inner)) -> eval(inner);
      case Neg<T> neg -> -eval(neg.of());
      case Cells<T>(long[] cells, int at) -> cells[at];
    };
  }

  static String kind(Object any) {
    return switch (any) {
      case Integer i when i > 3 -> "large";
      case Integer i -> "small " + i;
      case String s when s.length() > 2 -> s.substring(1);
      case int[] cells when cells.length > 1 && cells[1]++ > 0 -> "cells " + cells[1];
      case int[] cells -> "cell " + cells.length;
      case Character c -> "char " + (char) (c + 1);
      case Enum<?> e -> e.name();
      case Object other -> other.getClass().getSimpleName();
    };
  }

  public static void main(String[] args) {
    long[] cells = {3, 4, 5};
    List<Expr<Number>> all = new ArrayList<>(List.of(new Const<>(12), new Const<>(7L), new Neg<>(new Neg<>(new Const<>(3)))));
    all.add(null);
    all.add(new Sum<>(new Const<>(6L), new Const<>(4)));
    all.add(new Sum<>(new Const<>(2L), new Const<>(4)));
    all.add(new Sum<>(new Neg<>(new Const<>(1)), new Neg<>(new Cells<>(cells, 2))));
    for (int i = 0; i < 4; i++) {
      all.add(new Sum<>(new Cells<>(cells, i), new Neg<>(new Cells<>(cells, 1))));
    }
    long total = 0;
    for (Expr<Number> one : all) {
      try {
        long value = eval(one);
        total = total * 3 + value;
        System.out.print(value + " ");
      } catch (MatchException e) {
        System.out.print(e.getCause().getMessage() + " ");
      }
    }
    System.out.println(total + " " + java.util.Arrays.toString(asked) + " " + java.util.Arrays.toString(cells));
    int[] pair = {1, 0};
    for (Object any : new Object[] {1, 5, "ab", "abc", pair, pair, new int[1], 'x', Thread.State.NEW, 2.5}) {
      System.out.print(kind(any) + ", ");
    }
    System.out.println();
  }
}
