// arguments: 7 --ranks "two words" *
/** Prints its arguments. */
public final class Arguments {
  public static void main(String... args) {
    int[] lengths = new int[args.length];
    for (int i = 0; i < args.length; i++) {
      lengths[i] = args[i].length();
      System.out.println(i + " " + args[i] + " " + lengths[i]);
    }
  }
}
