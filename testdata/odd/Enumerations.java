import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.function.IntBinaryOperator;

/** Enums with bodies, tables and lambdas, that need each other while they are made, in switches, maps, sets and reflection. */
public final class Enumerations {
  interface Priced {
    int price(int amount);
  }

  enum Fruit implements Priced {
    APPLE(3) {
      @Override
      public int price(int amount) {
        sold[ordinal()] += amount;
        return super.price(amount) - 1;
      }
    },
    PEAR(4),
    PLUM(Box.SMALL.places[1]) {
      private final int[] own = {7, 8};

      @Override
      public int price(int amount) {
        return own[amount % 2]++;
      }
    };

    static final int[] sold = new int[values().length];
    private static final Map<String, Fruit> BY_NAME = new java.util.TreeMap<>();
    private final int each;

    static {
      for (Fruit fruit : values()) {
        BY_NAME.put(fruit.name().toLowerCase(), fruit);
        sold[fruit.ordinal()] = fruit.each;
      }
    }

    Fruit(int each) {
      this.each = each;
    }

    @Override
    public int price(int amount) {
      return each * amount;
    }
  }

  enum Box {
    SMALL(1, 5),
    LARGE(Fruit.APPLE == null ? -1 : Fruit.APPLE.each, 9);

    final int[] places;

    Box(int... places) {
      this.places = places;
    }
  }

  enum Operation {
    PLUS((a, b) -> a + b),
    TIMES((a, b) -> a * b),
    LAST(Operation::last);

    private static int asked;
    private final IntBinaryOperator operator;

    Operation(IntBinaryOperator operator) {
      this.operator = operator;
    }

    private static int last(int a, int b) {
      asked++;
      return b + asked;
    }
  }

  private static String kind(Fruit fruit) {
    return switch (fruit) {
      case APPLE, PEAR -> "pome";
      case PLUM -> "stone";
    };
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    EnumMap<Fruit, int[]> counts = new EnumMap<>(Fruit.class);
    for (int i = 0; i < 9; i++) {
      Fruit fruit = Fruit.values()[i * 2 % 3];
      counts.computeIfAbsent(fruit, f -> new int[f.ordinal() + 1])[i % (fruit.ordinal() + 1)] += fruit.price(i);
      switch (fruit) {
        case PEAR:
          counts.get(fruit)[0] *= 2;
        case PLUM:
          Fruit.sold[0]--;
          break;
        default:
      }
    }
    counts.forEach((fruit, cells) -> System.out.println(fruit + " " + kind(fruit) + " " + Arrays.toString(cells) + " " + fruit.getClass().isAnonymousClass() + fruit.getDeclaringClass().getSimpleName()));
    System.out.println(Arrays.toString(Fruit.sold) + " " + Fruit.BY_NAME + " " + Arrays.toString(Box.LARGE.places) + " " + EnumSet.complementOf(EnumSet.of(Fruit.PEAR)));
    int[] cells = {1, 2, 3};
    for (Operation operation : Operation.class.getEnumConstants()) {
      for (int i = 1; i < cells.length; i++) {
        cells[i] = operation.operator.applyAsInt(cells[i - 1], cells[i]);
      }
    }
    System.out.println(Arrays.toString(cells) + " " + Operation.asked + " " + Operation.PLUS.compareTo(Operation.LAST));
    String[] wrong = {"PEAR", "pear", ""};
    for (String name : wrong) {
      try {
        System.out.println(Fruit.valueOf(name).price(2));
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
    try {
      System.out.println(kind(wrong.length == 3 ? null : Fruit.PEAR));
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      Operation.class.getDeclaredConstructors()[0].setAccessible(true);
      Operation.class.getDeclaredConstructors()[0].newInstance("MORE", 3, null);
    } catch (IllegalArgumentException | IllegalAccessException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Operation.class.getDeclaredFields().length + " " + Fruit.class.getDeclaredFields().length + " " + Fruit.class.getDeclaredMethods().length);
  }
}
