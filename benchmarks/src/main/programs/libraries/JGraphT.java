import org.jgrapht.Graph;
import org.jgrapht.alg.scoring.PageRank;
import org.jgrapht.alg.scoring.ClusteringCoefficient;
import org.jgrapht.alg.shortestpath.FloydWarshallShortestPaths;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleDirectedWeightedGraph;

/** Shortest paths, ranks and clustering of a directed graph with JGraphT. */
public class JGraphT {
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 40;
        Graph<Integer, DefaultWeightedEdge> graph = new SimpleDirectedWeightedGraph<>(DefaultWeightedEdge.class);
        for (int i = 0; i < n; i++) {
            graph.addVertex(i);
        }
        for (int i = 0; i < n; i++) {
            for (int k = 1; k <= 4; k++) {
                int to = (i * 7 + k * k * 3) % n;
                if (to != i && !graph.containsEdge(i, to)) {
                    graph.setEdgeWeight(graph.addEdge(i, to), 1 + (i * 3 + k) % 11);
                }
            }
        }
        double paths = new FloydWarshallShortestPaths<>(graph).getShortestPathsCount();
        double rank = new PageRank<>(graph, 0.85, 30, 1e-12).getVertexScore(3);
        double clustering = new ClusteringCoefficient<>(graph).getAverageClusteringCoefficient();
        System.out.printf("%.1f %.9e %.9e%n", paths, rank, clustering);
    }
}
