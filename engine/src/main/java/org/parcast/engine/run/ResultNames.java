package org.parcast.engine.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Names of results in a directory. A name belongs to the first program that took it, as long as that is where it was; the next of that name is
 * {@code NAME-2}. The file {@code .programs} of the directory keeps whose they are.
 */
public final class ResultNames {
  private static final String FILE = ".programs";

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
    for (int k = 2; owners.containsKey(free) && !owners.get(free).is(asking) && Files.exists(directory.resolve(owners.get(free).path())); k++) {
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
      Files.write(directory.resolve(FILE), List.of(name + "\t" + owner.mainClass() + "\t" + owner.path()), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
  }

  /** The name that results of a program have in a directory, which is its own from now on. */
  public static String taken(Path directory, String name, Target target, String mainClass) throws IOException {
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

  /** The last who took a name has it. */
  private static Map<String, Owner> owners(Path directory) throws IOException {
    Map<String, Owner> owners = new HashMap<>();
    try {
      for (String line : Files.readAllLines(directory.resolve(FILE))) {
        String[] parts = line.split("\t", 3);
        if (parts.length == 3) {
          owners.put(parts[0], new Owner(parts[2], parts[1]));
        }
      }
    } catch (NoSuchFileException e) {
      return owners; // no name is taken yet
    }
    return owners;
  }
}
