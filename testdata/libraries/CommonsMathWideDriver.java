import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.analysis.MultivariateFunction;
import org.apache.commons.math3.analysis.UnivariateFunction;
import org.apache.commons.math3.analysis.integration.*;
import org.apache.commons.math3.analysis.interpolation.*;
import org.apache.commons.math3.analysis.polynomials.*;
import org.apache.commons.math3.analysis.solvers.*;
import org.apache.commons.math3.complex.*;
import org.apache.commons.math3.distribution.*;
import org.apache.commons.math3.filter.*;
import org.apache.commons.math3.fitting.*;
import org.apache.commons.math3.fraction.*;
import org.apache.commons.math3.linear.*;
import org.apache.commons.math3.ml.clustering.*;
import org.apache.commons.math3.ode.FirstOrderDifferentialEquations;
import org.apache.commons.math3.ode.nonstiff.*;
import org.apache.commons.math3.optim.*;
import org.apache.commons.math3.optim.linear.*;
import org.apache.commons.math3.optim.nonlinear.scalar.*;
import org.apache.commons.math3.optim.nonlinear.scalar.noderiv.*;
import org.apache.commons.math3.random.*;
import org.apache.commons.math3.special.*;
import org.apache.commons.math3.stat.StatUtils;
import org.apache.commons.math3.stat.correlation.*;
import org.apache.commons.math3.stat.descriptive.*;
import org.apache.commons.math3.stat.inference.*;
import org.apache.commons.math3.stat.ranking.*;
import org.apache.commons.math3.stat.regression.*;
import org.apache.commons.math3.transform.*;
import org.apache.commons.math3.util.*;

/** Something of most packages of Commons Math, on small data. */
public class CommonsMathWideDriver {
    public static void main(String[] args) {
        Random random = new Random(7);
        double[] x = new double[16];
        double[] y = new double[16];
        for (int i = 0; i < x.length; i++) {
            x[i] = i * 0.5;
            y[i] = Math.sin(x[i]) + 0.1 * random.nextDouble();
        }
        transforms(x, y);
        interpolation(x, y);
        integration();
        statistics(x, y);
        regression(x, y);
        equations();
        optimisation();
        matrices(random);
        special();
        others(x, y);
    }

    static void show(String name, double... values) {
        StringBuilder line = new StringBuilder(name);
        for (double value : values) {
            line.append(' ').append(value);
        }
        System.out.println(line);
    }

    static void transforms(double[] x, double[] y) {
        FastFourierTransformer fft = new FastFourierTransformer(DftNormalization.UNITARY);
        Complex[] there = fft.transform(y, TransformType.FORWARD);
        Complex[] back = fft.transform(there, TransformType.INVERSE);
        show("fft", there[3].getReal(), there[5].getImaginary(), back[7].getReal());
        double[] odd = y.clone();
        odd[0] = 0;
        show("dst", new FastSineTransformer(DstNormalization.STANDARD_DST_I).transform(odd, TransformType.FORWARD));
        show("dct", new FastCosineTransformer(DctNormalization.STANDARD_DCT_I).transform(Arrays.copyOf(y, 9), TransformType.FORWARD));
        show("hadamard", new FastHadamardTransformer().transform(y, TransformType.FORWARD));
    }

    static void interpolation(double[] x, double[] y) {
        show("spline", new SplineInterpolator().interpolate(x, y).value(1.3));
        show("akima", new AkimaSplineInterpolator().interpolate(x, y).value(1.3));
        show("linear", new LinearInterpolator().interpolate(x, y).value(1.3));
        show("loess", new LoessInterpolator(0.5, 2).smooth(x, y));
        show("neville", new NevilleInterpolator().interpolate(Arrays.copyOf(x, 6), Arrays.copyOf(y, 6)).value(1.3));
        show("newton", new DividedDifferenceInterpolator().interpolate(Arrays.copyOf(x, 6), Arrays.copyOf(y, 6)).value(1.3));
        double[] g = {0, 1, 2, 3, 4, 5};
        double[][] f = new double[6][6];
        double[][][] t = new double[6][6][6];
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 6; j++) {
                f[i][j] = i * i - 2 * j + 0.1 * i * j;
                for (int k = 0; k < 6; k++) {
                    t[i][j][k] = f[i][j] * (k + 1);
                }
            }
        }
        show("bicubic", new BicubicInterpolator().interpolate(g, g, f).value(2.3, 2.6));
        show("tricubic", new TricubicInterpolator().interpolate(g, g, g, t).value(2.3, 2.6, 1.4));
        HermiteInterpolator hermite = new HermiteInterpolator();
        hermite.addSamplePoint(0, new double[] {1}, new double[] {2});
        hermite.addSamplePoint(1, new double[] {3}, new double[] {-1});
        show("hermite", hermite.value(0.4));
    }

    static void integration() {
        UnivariateFunction f = v -> Math.exp(-v) * v;
        show("romberg", new RombergIntegrator().integrate(1000, f, 0, 2));
        show("simpson", new SimpsonIntegrator().integrate(1000, f, 0, 2));
        show("trapezoid", new TrapezoidIntegrator(1e-4, 1e-6, 3, 20).integrate(100000, f, 0, 2));
        show("gauss", new IterativeLegendreGaussIntegrator(5, 1e-6, 1e-8).integrate(1000, f, 0, 2));
        show("brent", new BrentSolver().solve(100, v -> v * v - 2, 0, 2));
        show("laguerre", new LaguerreSolver().solveAllComplex(new double[] {-6, 11, -6, 1}, 0.5)[0].getReal());
        show("legendre", PolynomialsUtils.createLegendrePolynomial(6).getCoefficients());
        show("chebyshev", PolynomialsUtils.createChebyshevPolynomial(6).getCoefficients());
        PolynomialFunction p = new PolynomialFunction(new double[] {1, 2, 3});
        show("polynomial", p.multiply(p).add(p).getCoefficients());
        show("lagrange", new PolynomialFunctionLagrangeForm(new double[] {0, 1, 3}, new double[] {1, 4, 2}).getCoefficients());
    }

    static void statistics(double[] x, double[] y) {
        DescriptiveStatistics all = new DescriptiveStatistics(y);
        show("moments", all.getMean(), all.getStandardDeviation(), all.getSkewness(), all.getKurtosis(), all.getPercentile(30), all.getGeometricMean());
        show("sums", StatUtils.sumSq(y), StatUtils.variance(y), StatUtils.sumLog(new double[] {1, 2, 3}), StatUtils.product(x, 1, 4));
        show("normalised", StatUtils.normalize(y));
        show("mode", StatUtils.mode(new double[] {1, 2, 2, 3, 3, 3, 4}));
        double[][] data = new double[16][3];
        for (int i = 0; i < 16; i++) {
            data[i][0] = x[i];
            data[i][1] = y[i];
            data[i][2] = x[i] * y[i];
        }
        show("covariance", new Covariance(data).getCovarianceMatrix().getRow(1));
        show("pearson", new PearsonsCorrelation(data).getCorrelationMatrix().getRow(2));
        show("spearman", new SpearmansCorrelation(new Array2DRowRealMatrix(data)).getCorrelationMatrix().getRow(0));
        show("kendall", new KendallsCorrelation(data).getCorrelationMatrix().getRow(0));
        show("ranking", new NaturalRanking().rank(y));
        show("t", new TTest().t(x, y), new TTest().pairedTTest(x, y));
        show("ks", new KolmogorovSmirnovTest().kolmogorovSmirnovStatistic(x, y));
        show("wilcoxon", new WilcoxonSignedRankTest().wilcoxonSignedRank(x, y), new MannWhitneyUTest().mannWhitneyU(x, y));
        show("chi", new ChiSquareTest().chiSquare(new long[][] {{3, 5, 9}, {4, 8, 2}}));
        show("anova", new OneWayAnova().anovaFValue(List.of(x, y, new double[] {1, 4, 2})));
        MultivariateSummaryStatistics many = new MultivariateSummaryStatistics(3, true);
        for (double[] row : data) {
            many.addValue(row);
        }
        show("multivariate", many.getStandardDeviation());
        EmpiricalDistribution bins = new EmpiricalDistribution(5, new Well19937c(3));
        bins.load(y);
        show("bins", bins.getUpperBounds());
    }

    static void regression(double[] x, double[] y) {
        SimpleRegression line = new SimpleRegression();
        for (int i = 0; i < x.length; i++) {
            line.addData(x[i], y[i]);
        }
        show("line", line.getSlope(), line.getRSquare());
        OLSMultipleLinearRegression ols = new OLSMultipleLinearRegression();
        double[][] powers = new double[16][2];
        for (int i = 0; i < 16; i++) {
            powers[i][0] = x[i];
            powers[i][1] = x[i] * x[i];
        }
        ols.newSampleData(y, powers);
        show("ols", ols.estimateRegressionParameters());
        show("residuals", ols.estimateResiduals());
        MillerUpdatingRegression miller = new MillerUpdatingRegression(2, true);
        miller.addObservations(powers, y);
        show("miller", miller.regress().getParameterEstimates());
        WeightedObservedPoints points = new WeightedObservedPoints();
        for (int i = 0; i < 16; i++) {
            points.add(x[i], y[i]);
        }
        show("fit", PolynomialCurveFitter.create(3).fit(points.toList()));
    }

    static void equations() {
        FirstOrderDifferentialEquations orbit = new FirstOrderDifferentialEquations() {
            public int getDimension() {
                return 2;
            }

            public void computeDerivatives(double t, double[] state, double[] dot) {
                dot[0] = state[1];
                dot[1] = -state[0];
            }
        };
        double[] end = new double[2];
        new ClassicalRungeKuttaIntegrator(0.05).integrate(orbit, 0, new double[] {1, 0}, 1, end);
        show("rungekutta", end);
        new DormandPrince853Integrator(1e-8, 1, 1e-8, 1e-8).integrate(orbit, 0, new double[] {1, 0}, 1, end);
        show("dormandprince", end);
        new GraggBulirschStoerIntegrator(1e-8, 1, 1e-8, 1e-8).integrate(orbit, 0, new double[] {1, 0}, 1, end);
        show("bulirschstoer", end);
        new AdamsMoultonIntegrator(3, 1e-6, 0.1, 1e-6, 1e-6).integrate(orbit, 0, new double[] {1, 0}, 1, end);
        show("adams", end);
    }

    static void optimisation() {
        LinearObjectiveFunction objective = new LinearObjectiveFunction(new double[] {3, 5}, 0);
        List<LinearConstraint> constraints = new ArrayList<>();
        constraints.add(new LinearConstraint(new double[] {1, 0}, Relationship.LEQ, 4));
        constraints.add(new LinearConstraint(new double[] {0, 2}, Relationship.LEQ, 12));
        constraints.add(new LinearConstraint(new double[] {3, 2}, Relationship.LEQ, 18));
        show("simplex", new SimplexSolver().optimize(objective, new LinearConstraintSet(constraints), GoalType.MAXIMIZE, new NonNegativeConstraint(true)).getPoint());
        MultivariateFunction bowl = p -> (p[0] - 1) * (p[0] - 1) + 3 * (p[1] + 2) * (p[1] + 2) + p[0] * p[1] * 0.1;
        ObjectiveFunction f = new ObjectiveFunction(bowl);
        InitialGuess start = new InitialGuess(new double[] {0, 0});
        show("neldermead", new SimplexOptimizer(1e-8, 1e-10).optimize(new MaxEval(500), f, GoalType.MINIMIZE, start, new NelderMeadSimplex(2)).getPoint());
        show("powell", new PowellOptimizer(1e-8, 1e-10).optimize(new MaxEval(500), f, GoalType.MINIMIZE, start).getPoint());
        SimpleBounds box = new SimpleBounds(new double[] {-5, -5}, new double[] {5, 5});
        show("bobyqa", new BOBYQAOptimizer(5).optimize(new MaxEval(500), f, GoalType.MINIMIZE, start, box).getPoint());
    }

    static void matrices(Random random) {
        int n = 6;
        double[][] a = new double[n][n];
        for (double[] row : a) {
            for (int j = 0; j < n; j++) {
                row[j] = random.nextDouble();
            }
        }
        RealMatrix m = new BlockRealMatrix(a);
        RealMatrix spd = m.multiply(m.transpose()).add(MatrixUtils.createRealIdentityMatrix(n));
        show("svd", new SingularValueDecomposition(m).getSingularValues());
        show("eigen", new EigenDecomposition(m).getRealEigenvalues());
        show("rrqr", new RRQRDecomposition(m).getRank(0.1));
        show("power", m.power(3).getRow(2));
        OpenMapRealMatrix sparse = new OpenMapRealMatrix(n, n);
        for (int i = 0; i < n; i++) {
            sparse.setEntry(i, (i * 3) % n, i + 1);
        }
        show("sparse", sparse.multiply(spd).getRow(3));
        RealVector b = new ArrayRealVector(n, 1.5);
        show("cg", new ConjugateGradient(100, 1e-9, true).solve((RealLinearOperator) spd, b).toArray());
        show("symmlq", new SymmLQ(100, 1e-9, true).solve((RealLinearOperator) spd, b).toArray());
        Fraction[][] exact = {{new Fraction(1, 2), new Fraction(1, 3)}, {new Fraction(1, 4), new Fraction(1, 5)}};
        FieldMatrix<Fraction> fractions = MatrixUtils.createFieldMatrix(exact);
        System.out.println("field " + new FieldLUDecomposition<>(fractions).getDeterminant());
        KalmanFilter filter = new KalmanFilter(
            new DefaultProcessModel(new double[][] {{1}}, new double[][] {{0}}, new double[][] {{1e-3}}, new double[] {1}, new double[][] {{1}}),
            new DefaultMeasurementModel(new double[][] {{1}}, new double[][] {{0.1}}));
        for (int i = 0; i < 5; i++) {
            filter.predict();
            filter.correct(new double[] {1.1 + 0.1 * i});
        }
        show("kalman", filter.getStateEstimation());
    }

    static void special() {
        show("gamma", Gamma.logGamma(3.3), Gamma.regularizedGammaP(2.2, 1.1), Gamma.digamma(2.5), Beta.regularizedBeta(0.3, 2, 3), Erf.erf(0.7), Erf.erfInv(0.2));
        show("bessel", BesselJ.value(1.5, 2.5));
        show("normal", new NormalDistribution().cumulativeProbability(0.4), new NormalDistribution().inverseCumulativeProbability(0.3));
        show("binomial", new BinomialDistribution(20, 0.3).cumulativeProbability(7), new PoissonDistribution(4).probability(3));
        show("hypergeometric", new HypergeometricDistribution(30, 12, 9).cumulativeProbability(4));
        show("enumerated", new EnumeratedRealDistribution(new double[] {1, 2, 4}, new double[] {0.2, 0.3, 0.5}).getNumericalVariance());
        show("combinations", CombinatoricsUtils.binomialCoefficientDouble(30, 11), CombinatoricsUtils.stirlingS2(8, 3), CombinatoricsUtils.factorialLog(12));
    }

    static void others(double[] x, double[] y) {
        show("convolve", MathArrays.convolve(Arrays.copyOf(x, 4), Arrays.copyOf(y, 3)));
        show("distance", MathArrays.distance(x, y), MathArrays.linearCombination(x, y), MathArrays.safeNorm(y));
        double[] sorted = y.clone();
        double[] along = x.clone();
        MathArrays.sortInPlace(sorted, along);
        show("sorted", along);
        show("sobol", new SobolSequenceGenerator(3).skipTo(5));
        show("halton", new HaltonSequenceGenerator(3).nextVector());
        MersenneTwister twister = new MersenneTwister(11);
        show("twister", twister.nextDouble(), twister.nextGaussian());
        show("isaac", new ISAACRandom(5).nextDouble(), new Well1024a(5).nextDouble());
        ResizableDoubleArray kept = new ResizableDoubleArray();
        for (double v : y) {
            kept.addElement(v);
        }
        kept.discardFrontElements(3);
        show("kept", kept.getElements());
        List<DoublePoint> points = new ArrayList<>();
        for (int i = 0; i < x.length; i++) {
            points.add(new DoublePoint(new double[] {x[i] % 3, y[i]}));
        }
        show("clusters", new DBSCANClusterer<DoublePoint>(0.6, 2).cluster(points).size(),
            new KMeansPlusPlusClusterer<DoublePoint>(3, 20, new org.apache.commons.math3.ml.distance.EuclideanDistance(), new MersenneTwister(1)).cluster(points).size());
        RootsOfUnity roots = new RootsOfUnity();
        roots.computeRoots(8);
        show("roots", roots.getReal(3), roots.getImaginary(5));
        show("fraction", new BigFraction(Math.PI, 1e-6, 100).doubleValue());
    }
}
