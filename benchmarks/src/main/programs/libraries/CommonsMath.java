import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.BlockRealMatrix;
import org.apache.commons.math3.linear.LUDecomposition;
import org.apache.commons.math3.linear.QRDecomposition;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.ml.clustering.DoublePoint;
import org.apache.commons.math3.ml.clustering.KMeansPlusPlusClusterer;
import org.apache.commons.math3.ml.distance.EuclideanDistance;
import org.apache.commons.math3.random.JDKRandomGenerator;
import org.apache.commons.math3.stat.correlation.PearsonsCorrelation;

/** Matrices, correlations and clusters with Commons Math. */
public class CommonsMath {
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 40;
        double[][] values = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                values[i][j] = Math.sin(i * 3 + j * j) + (i == j ? n : 0);
            }
        }
        RealMatrix a = new Array2DRowRealMatrix(values);
        RealMatrix c = a.multiply(a).add(a).scalarMultiply(0.5);
        RealMatrix blocks = new BlockRealMatrix(values);
        double trace = blocks.multiply(blocks.transpose()).getTrace();
        RealMatrix x = new LUDecomposition(a).getSolver().solve(c);
        RealMatrix y = new QRDecomposition(a).getSolver().solve(c);
        double r = new PearsonsCorrelation().computeCorrelationMatrix(values).getEntry(1, 2);
        List<DoublePoint> points = new ArrayList<>();
        for (int i = 0; i < 10 * n; i++) {
            points.add(new DoublePoint(new double[] {Math.sin(i * 0.7) * 10, Math.cos(i * 1.3) * 10, i % 5}));
        }
        JDKRandomGenerator random = new JDKRandomGenerator();
        random.setSeed(5);
        int clusters = new KMeansPlusPlusClusterer<DoublePoint>(6, 20, new EuclideanDistance(), random).cluster(points).size();
        System.out.printf("%.9e %.9e %.9e %.9e %d%n", trace, x.getNorm(), y.getNorm(), r, clusters);
    }
}
