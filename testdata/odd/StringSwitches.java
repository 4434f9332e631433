/** Switches of all kinds, labels, and falls through. */
public final class StringSwitches {
  enum Day { MON, TUE, SUN }

  static int[] counts = new int[6];

  static int code(String s) {
    switch (s) {
      case "Aa":
      case "BB":
        counts[0]++;
      case "C":
        counts[1]++;
        break;
      case "":
        return -1;
      default:
        counts[2] += s.length();
    }
    return counts[1];
  }

  static String day(Day day) {
    return switch (day) {
      case MON -> "m";
      case TUE -> {
        counts[3]++;
        yield "t";
      }
      default -> "s" + counts[3];
    };
  }

  public static void main(String[] args) {
    int sum = 0;
    for (String s : new String[] {"Aa", "BB", "C", "", "other", "AaBB"}) {
      sum += code(s);
    }
    StringBuilder days = new StringBuilder();
    for (Day day : Day.values()) {
      days.append(day(day));
    }
    outer:
    for (int i = 0; ; i++) {
      for (int j = 0; j < 5; j++) {
        if (j == i) {
          continue outer;
        }
        if (i * j > 10) {
          break outer;
        }
        counts[4] += i * j;
      }
      counts[5]++;
    }
    int n = 0;
    block: {
      if (counts[5] > 0) {
        break block;
      }
      n = 1;
    }
    do {
      n += 3;
    } while (n < 10);
    System.out.println(sum + " " + days + " " + counts[4] + " " + counts[5] + " " + n + " " + counts[2]);
    try {
      code(null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
