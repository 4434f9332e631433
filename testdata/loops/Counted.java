/** Variables that count through the loops inside, and conditions of several tests. */
public class Counted {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 9;
    int m = n + 2;
    double[] c = new double[4 * n * m + 100];
    int k = 0;
    for (int i = 0; i < n; i++) { // expect: parallel
      for (int j = 0; j < m; j++) { // expect: parallel
        c[k++] = i * j;
      }
    }
    k = 0;
    for (int i = 0; i < n; i++) { // expect: parallel
      for (int j = 0; j < m; j++) { // expect: parallel
        c[k++] = i * j + 1;
      }
      c[k++] = -1;
    }
    k = 3;
    for (int i = 0; i < n; i++) { // expect: parallel
      for (int j = 0; j <= i; j++) { // expect: parallel
        c[k++] = i * j + 2;
      }
    }
    k = 0;
    for (int i = 0; i < n; i++) { // expect: parallel
      for (int j = i + 1; j < n; j++) { // expect: parallel
        c[k++] = i * j + 3;
      }
    }
    k = 0;
    for (int i = 0; i < n; i++) { // expect: parallel
      for (int j = 0; j < m; j++) { // expect: parallel
        for (int l = 0; l < 4; l++) { // expect: parallel
          c[k++] = i * j + l;
        }
      }
    }
    k = 0;
    for (int i = 0; i < n; i++) { // expect: parallel
      for (int j = m - 1; j >= 0; j--) { // expect: parallel
        c[k] = i * j + 1;
        k += 2;
      }
    }
    k = 0;
    for (int i = 0; i < n; i++) { // expect: sequential: flow c[j] line 50
      for (int j = 0; j < m; j++) { // expect: sequential: flow c[j] line 50
        if (c[j] > 4) {
          c[k++] = i * j + 1;
        }
      }
    }
    k = 0;
    for (int i = 0; i < n; i++) { // expect: reduction(+:k) reduction(append:c)
      for (int j = 0; j < m; j++) { // expect: sequential: control break line 59
        c[k++] = i * j + 1;
        if (j == (i * 3) % 4) { break; }
      }
    }
    k = 0;
    for (int i = 0; i < n; i++) { // expect: sequential: output c[k] line 65
      for (int j = 0; j < m; j++) { // expect: parallel
        c[k++] = i * j + 1;
      }
      k -= 1;
    }
    k = 0;
    for (int i = 0; i < n; i++) { // expect: sequential: output c[k] line 73
      k = i;
      for (int j = 0; j < m; j++) { // expect: parallel
        c[k++] = i * j + 1;
      }
    }
    int count = 0;
    for (int i = 0; i < n; i++) { // expect: reduction(+:count)
      for (int j = 0; j < m; j++) { // expect: reduction(+:count)
        count++;
      }
    }
    k = 0;
    for (int i = 0; i < n; i++) { // expect: parallel
      for (int j = 0; j < 10; j += 3) { // expect: parallel
        c[k++] = i * j + 1;
      }
    }
    for (int i = 0; i < n && i < 10; i++) { // expect: parallel
      c[i] = i;
    }
    boolean flag = n > 3;
    for (int i = 0; flag && i < n; i++) { // expect: parallel
      c[i] += i;
    }
    for (int i = 0; i < n && c[i] >= 0; i++) { // expect: sequential
      c[i] += i;
    }
    int q = 5;
    for (int i = 0; i < n && i != q; i++) { // expect: parallel
      c[i] += i;
    }
    for (int i = 0; i < n && i != q; i++) { // expect: sequential
      c[i] += i;
      q = (int) c[i];
    }
    int i2 = 0;
    while (i2 < n && i2 < q + 10) { // expect: parallel
      c[i2] += i2;
      i2++;
    }
    for (int i = 0; i < n; i++) { // expect: parallel
      c[i / 2 * 2 + 1 - i % 2] = i; // Neighbours change places.
    }
    for (int i = 0; i < n; i++) { // expect: sequential
      c[i / 2 + i % 2] += 1;
      c[i / 2 + i % 2] *= 2;
    }
    double s = 0;
    for (int i = 0; i < c.length; i++) { // expect: reduction(+:s)
      s += c[i] * (i % 7);
    }
    int[][] by = {{1, 2}, {n, 4}};
    int[] d = new int[n];
    for (int i = 0; i < n; i++) { // expect: parallel
      d[i] = k;
      for (int j = 0; j < 2; j++) { // expect: reduction(+:k)
        k += by[1][0];
      }
    }
    for (int i = 0; i < n; i++) { // expect: reduction(+:s)
      s += d[i] * (i % 3);
    }
    System.out.println(s + " " + count + " " + k + " " + i2);
  }
}
