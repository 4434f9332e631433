import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.algorithm.distance.DiscreteHausdorffDistance;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;
import org.locationtech.jts.geom.util.AffineTransformation;

/** Measures and changes polygons with JTS. */
public class Jts {
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 60;
        GeometryFactory factory = new GeometryFactory();
        List<Polygon> all = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            Coordinate[] ring = new Coordinate[n + 1];
            for (int i = 0; i < n; i++) {
                double radius = 10 + Math.sin(i * 3 + k);
                ring[i] = new Coordinate(k + radius * Math.cos(2 * Math.PI * i / n), radius * Math.sin(2 * Math.PI * i / n));
            }
            ring[n] = ring[0].copy();
            all.add(factory.createPolygon(ring));
        }
        double area = 0;
        double length = 0;
        for (Polygon polygon : all) {
            area += polygon.getArea();
            length += polygon.getLength();
        }
        double far = 0;
        for (int k = 1; k < all.size(); k += 8) {
            far = Math.max(far, DiscreteHausdorffDistance.distance(all.get(0), all.get(k)));
        }
        Geometry moved = AffineTransformation.rotationInstance(0.3).transform(all.get(1));
        Geometry simple = DouglasPeuckerSimplifier.simplify(all.get(2), 0.3);
        Geometry hull = new ConvexHull(all.get(3)).getConvexHull();
        System.out.printf("%.9e %.9e %.9e %.9e %d %.9e%n", area, length, far, moved.getCoordinate().x, simple.getNumPoints(), hull.getArea());
    }
}
