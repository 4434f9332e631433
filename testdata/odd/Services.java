import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.nio.file.spi.FileSystemProvider;
import java.nio.charset.spi.CharsetProvider;

/** Asks for services, resources and packages. */
public final class Services {
  public interface Nobody {}

  private static int[] found = new int[2];

  public static void main(String[] args) throws Exception {
    List<String> schemes = new ArrayList<>();
    for (FileSystemProvider provider : ServiceLoader.load(FileSystemProvider.class)) {
      schemes.add(provider.getScheme());
      found[0]++;
    }
    for (Nobody nobody : ServiceLoader.load(Nobody.class)) {
      found[1]++;
    }
    System.out.println(schemes.contains("jar") + " " + (found[0] == schemes.size()) + " " + found[1]);
    System.out.println((Services.class.getResource("Services.class") != null) + " " + Services.class.getResource("missing.txt") + " " + ClassLoader.getSystemResource("java/lang/Object.class").getProtocol());
    System.out.println(Services.class.getPackage().getName().isEmpty() + " " + Services.class.getModule().getName() + " " + Object.class.getModule().getName() + " " + Services.class.getModule().isNamed());
    System.out.println(Services.class.getProtectionDomain().getCodeSource() != null);
  }
}
