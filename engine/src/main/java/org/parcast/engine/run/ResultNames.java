package org.parcast.engine.run;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * Names of results in a directory. A name belongs to the first program that took it, as long as that is where it was; the next of that name is
 * {@code NAME-2}. The file {@code parcast-names.txt} of the directory keeps whose they are.
 */
public final class ResultNames {
  private static final String FILE = "parcast-names.txt";

  /**
   * Whose a name is.
   *
   * @param path where the program is, relative to the directory as far as it can be
   * @param mainClass name of the class that is run; empty where nothing is run
   */
  private record Owner(String path, String mainClass) {
    boolean is(Owner other) {
      return path.equals(other.path) && (mainClass.equals(other.mainClass) || mainClass.isEmpty() || other.mainClass.isEmpty());
    }

    /** Whether the program is still where it was. */
    boolean isThere(Path directory) {
      try {
        return Files.exists(directory.resolve(path));
      } catch (InvalidPathException e) {
        return false; // someone else has written to the file
      }
    }
  }

  private ResultNames() {}

  /**
   * The name that results of a program have in a directory.
   *
   * @param directory where results go, null for nowhere
   * @param name what the program is called
   * @param mainClass name of the class that is run; empty where nothing is run
   */
  public static String of(Path directory, String name, Target target, String mainClass) throws IOException {
    if (directory == null || isOwnRecording(directory, target)) {
      return name;
    }
    Map<String, Owner> owners = owners(directory);
    Owner asking = owner(directory, target, mainClass);
    String free = name;
    for (int k = 2; owners.containsKey(free) && !owners.get(free).is(asking) && owners.get(free).isThere(directory); k++) {
      free = name + "-" + k;
    }
    return free;
  }

  /** Notes that a name is this program's from now on. */
  static synchronized void take(Path directory, String name, Target target, String mainClass) throws IOException {
    Owner owner = owner(directory, target, mainClass);
    Owner before = owners(directory).get(name);
    if (!isOwnRecording(directory, target) && (before == null || !before.is(owner))) {
      Files.createDirectories(directory);
      Files.write(directory.resolve(FILE), List.of(line(name, owner)), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
  }

  /** The name that results of a program have in a directory, which is its own from now on, also where modules are built at the same time. */
  public static synchronized String taken(Path directory, String name, Target target, String mainClass) throws IOException {
    String free = of(directory, name, target, mainClass);
    if (directory != null) {
      take(directory, free, target, mainClass);
    }
    return free;
  }

  /** Results of a recording that lies among them are named as it is. */
  private static boolean isOwnRecording(Path directory, Target target) {
    return target.isRecording() && absolute(directory).equals(absolute(target.path()).getParent());
  }

  private static Owner owner(Path directory, Target target, String mainClass) {
    Path path = absolute(target.path());
    Path from = absolute(directory);
    boolean relative = path.getRoot().equals(from.getRoot());
    return new Owner((relative ? from.relativize(path) : path).toString().replace('\\', '/'), mainClass);
  }

  private static Path absolute(Path path) {
    return path.toAbsolutePath().normalize();
  }

  /** As properties write it: what a terminal would obey is escaped. */
  private static String line(String name, Owner owner) throws IOException {
    Properties one = new Properties();
    one.setProperty(name, owner.mainClass() + " " + owner.path());
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    one.store(written, null);
    return written.toString(StandardCharsets.ISO_8859_1).lines().filter(line -> !line.startsWith("#")).findFirst().orElseThrow();
  }

  /** The last who took a name has it. */
  private static Map<String, Owner> owners(Path directory) throws IOException {
    Properties lines = new Properties();
    if (Files.exists(directory.resolve(FILE))) {
      try (InputStream file = Files.newInputStream(directory.resolve(FILE))) {
        lines.load(file);
      } catch (IllegalArgumentException e) {
        throw new IOException(directory.resolve(FILE) + ": " + e.getMessage() + "; delete it, or give another directory", e);
      }
    }
    Map<String, Owner> owners = new HashMap<>();
    lines.stringPropertyNames().forEach(name -> {
      String[] parts = lines.getProperty(name).split(" ", 2);
      owners.put(name, new Owner(parts[parts.length - 1], parts[0]));
    });
    return owners;
  }
}
