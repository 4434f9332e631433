import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Runs a program of its own, written in a string: a loop about a switch, labels, tables of characters, a stack of frames that are arrays. */
public final class Interpreter {
  private static final String LETTERS = "+-*/%<=!:;.,?@^_~#";
  private static final byte[] KINDS = new byte[128];

  static {
    for (int i = 0; i < LETTERS.length(); i++) {
      KINDS[LETTERS.charAt(i)] = (byte) (i + 1);
    }
    for (char c = '0'; c <= '9'; c++) {
      KINDS[c] = -1;
    }
  }

  private final long[] stack = new long[64];
  private final int[] heap = new int[26];
  private int top;
  private int steps;
  private final Deque<int[]> calls = new ArrayDeque<>();
  private final Map<Character, Integer> words = new HashMap<>();

  private void push(long value) {
    stack[top++] = value;
  }

  private long pop() {
    return stack[--top];
  }

  private String run(String code) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    next:
    while (at < code.length() && steps < 1000) {
      char c = code.charAt(at++);
      steps++;
      if (c < 128 && KINDS[c] < 0) {
        long number = c - '0';
        while (at < code.length() && KINDS[code.charAt(at)] < 0) {
          number = number * 10 + code.charAt(at++) - '0';
        }
        push(number);
        continue;
      }
      if (Character.isLowerCase(c)) {
        push(heap[c - 'a']);
        continue next;
      }
      if (Character.isUpperCase(c)) {
        calls.push(new int[] {at, top});
        at = words.getOrDefault(c, code.length());
        continue;
      }
      switch (c) {
        case '+', '-', '*', '/', '%', '<', '=': {
          long b = pop();
          long a = pop();
          push(switch (c) {
            case '+' -> a + b;
            case '-' -> a - b;
            case '*' -> a * b;
            case '/' -> a / b;
            case '%' -> Math.floorMod(a, b);
            case '<' -> a < b ? 1 : 0;
            default -> a == b ? 1 : 0;
          });
          break;
        }
        case '!':
          heap[code.charAt(at++) - 'a'] = (int) pop();
          break;
        case ':':
          words.put(code.charAt(at++), at);
          for (int depth = 1; depth > 0; at++) {
            if (code.charAt(at) == ';') {
              depth--;
            }
          }
          break;
        case ';':
          int[] frame = calls.pop();
          at = frame[0];
          if (top < frame[1]) {
            break next;
          }
          break;
        case '.':
          out.append(pop()).append(' ');
          break;
        case '?':
          if (pop() == 0) {
            at = code.indexOf('|', at) + 1;
          }
          break;
        case '|', ' ':
          break;
        case '@':
          at -= (int) pop();
          break;
        default:
          throw new IllegalArgumentException("no instruction: " + c + " at " + at);
      }
    }
    return out.append(steps).append(' ').append(top).toString();
  }

  public static void main(String[] args) {
    String[] programs = {
        "1 2+3*.", "0!a 1!b 20!n a.ab+!cb!ac!bn1-!n n?24@|n.", ":Q!xxx*;3Q.4Q.5QQ.", ":F!nn?n1-!n 2|7;5F..", "1 0/.", "7 2%.0 7-2%.3 4<4 4=..", "99999999999 9*.", "&", ".", ":A!a;A"};
    for (String program : programs) {
      try {
        System.out.println(new Interpreter().run(program));
      } catch (ArithmeticException | IllegalArgumentException | IndexOutOfBoundsException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
