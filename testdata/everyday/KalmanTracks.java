import java.util.ArrayList;
import java.util.List;

/**
 * Kalman filters of n tracks with small matrices that never change; all are drawn to the mean speed of the fleet: an allreduce, 8 * 2 * (p - 1) bytes a
 * step.
 */
public class KalmanTracks {
  static final class Matrix {
    final double[][] at;

    Matrix(double[][] at) {
      this.at = at;
    }

    Matrix times(Matrix other) {
      double[][] product = new double[at.length][other.at[0].length];
      for (int i = 0; i < at.length; i++) {
        for (int j = 0; j < other.at[0].length; j++) {
          for (int k = 0; k < other.at.length; k++) {
            product[i][j] += at[i][k] * other.at[k][j];
          }
        }
      }
      return new Matrix(product);
    }

    Matrix plus(Matrix other) {
      double[][] sum = new double[at.length][at[0].length];
      for (int i = 0; i < at.length; i++) {
        for (int j = 0; j < at[0].length; j++) {
          sum[i][j] = at[i][j] + other.at[i][j];
        }
      }
      return new Matrix(sum);
    }

    Matrix transposed() {
      double[][] turned = new double[at[0].length][at.length];
      for (int i = 0; i < at.length; i++) {
        for (int j = 0; j < at[0].length; j++) {
          turned[j][i] = at[i][j];
        }
      }
      return new Matrix(turned);
    }

    Matrix scaled(double factor) {
      double[][] scaled = new double[at.length][at[0].length];
      for (int i = 0; i < at.length; i++) {
        for (int j = 0; j < at[0].length; j++) {
          scaled[i][j] = factor * at[i][j];
        }
      }
      return new Matrix(scaled);
    }
  }

  static final class Track {
    static final Matrix MOVE = new Matrix(new double[][] {{1, 0.1}, {0, 1}});
    static final Matrix NOISE = new Matrix(new double[][] {{0.01, 0}, {0, 0.02}});
    static final Matrix SEEN = new Matrix(new double[][] {{1, 0}});
    Matrix state;
    Matrix covariance = new Matrix(new double[][] {{1, 0}, {0, 1}});

    Track(double x, double v) {
      state = new Matrix(new double[][] {{x}, {v}});
    }

    void step(double measured, double mean) {
      Matrix foreseen = MOVE.times(state);
      Matrix spread = MOVE.times(covariance).times(MOVE.transposed()).plus(NOISE);
      double innovation = measured - SEEN.times(foreseen).at[0][0];
      double variance = SEEN.times(spread).times(SEEN.transposed()).at[0][0] + 0.5;
      Matrix gain = spread.times(SEEN.transposed()).scaled(1 / variance);
      Matrix pull = new Matrix(new double[][] {{0}, {0.1 * (mean - foreseen.at[1][0])}});
      state = foreseen.plus(gain.scaled(innovation)).plus(pull);
      covariance = spread.plus(gain.times(SEEN).times(spread).scaled(-1));
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<Track> tracks = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      tracks.add(new Track(i, 1 + 0.1 * (i % 4)));
    }
    for (int step = 0; step < steps; step++) {
      double sum = 0;
      for (Track track : tracks) {
        sum += track.state.at[1][0];
      }
      double mean = sum / n;
      for (int i = 0; i < n; i++) {
        tracks.get(i).step(i + 0.1 * step + 0.01 * ((i * 7 + step) % 5), mean);
      }
    }
    System.out.println(tracks.get(n / 2).state.at[0][0]);
  }
}
