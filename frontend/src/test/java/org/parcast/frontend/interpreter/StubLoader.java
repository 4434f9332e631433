package org.parcast.frontend.interpreter;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Loads the program's classes as stubs, and what else it needs from its class path. */
final class StubLoader extends URLClassLoader {
  private final Map<String, byte[]> stubs;

  /**
   * @param stubs class files by internal name
   */
  StubLoader(List<Path> classpath, Map<String, byte[]> stubs) {
    super(classpath.stream().map(StubLoader::url).toArray(URL[]::new), StubLoader.class.getClassLoader());
    this.stubs = stubs;
  }

  boolean isStub(Class<?> loaded) {
    return loaded.getClassLoader() == this && stubs.containsKey(loaded.getName().replace('.', '/'));
  }

  /** The class of an internal name or array descriptor, not initialised. */
  Class<?> classNamed(String internalName) {
    try {
      return Class.forName(internalName.replace('/', '.'), false, this);
    } catch (ClassNotFoundException e) {
      throw new InterpreterError("no class " + internalName, e);
    }
  }

  /** The class of a descriptor, not initialised. */
  Class<?> classDescribed(String descriptor) {
    return switch (descriptor.charAt(0)) {
      case 'L' -> classNamed(descriptor.substring(1, descriptor.length() - 1));
      case '[' -> classNamed(descriptor);
      default -> java.lang.invoke.MethodType.fromMethodDescriptorString("()" + descriptor, null).returnType();
    };
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      byte[] stub = stubs.get(name.replace('.', '/'));
      if (stub == null) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? defineClass(name, stub, 0, stub.length) : loaded;
    }
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new InterpreterError("no class path entry " + path, e);
    }
  }
}
