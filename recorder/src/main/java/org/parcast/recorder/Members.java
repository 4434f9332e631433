package org.parcast.recorder;

import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.function.IntFunction;
import org.parcast.recorder.sharing.Watched;
import org.parcast.recorder.state.Shadow;

/**
 * What reflection tells of rewritten classes, without what was added to them. The program's calls of the methods of {@link Class} with these names come here
 * instead.
 */
public final class Members {
  private static final String ADDED = "parcast$";
  private static final String SERIAL_VERSION = "serialVersionUID";

  private Members() {}

  /** {@link Class#getFields}. */
  public static Field[] getFields(Class<?> of) {
    return own(of.getFields(), Field[]::new);
  }

  /** {@link Class#getDeclaredFields}. */
  public static Field[] getDeclaredFields(Class<?> of) {
    return own(of.getDeclaredFields(), Field[]::new);
  }

  /** {@link Class#getMethods}. */
  public static Method[] getMethods(Class<?> of) {
    return own(of.getMethods(), Method[]::new);
  }

  /** {@link Class#getDeclaredMethods}. */
  public static Method[] getDeclaredMethods(Class<?> of) {
    return own(of.getDeclaredMethods(), Method[]::new);
  }

  /** {@link Class#getSuperclass}. */
  public static Class<?> getSuperclass(Class<?> of) {
    Class<?> above = of.getSuperclass();
    return above == Watched.class ? Object.class : above;
  }

  /** {@link Class#getGenericSuperclass}. */
  public static Type getGenericSuperclass(Class<?> of) {
    Type above = of.getGenericSuperclass();
    return above == Watched.class ? Object.class : above;
  }

  /** {@link Class#getInterfaces}. */
  public static Class<?>[] getInterfaces(Class<?> of) {
    return Arrays.stream(of.getInterfaces()).filter(each -> each != Shadow.Recorded.class).toArray(Class<?>[]::new);
  }

  /** {@link Class#getGenericInterfaces}. */
  public static Type[] getGenericInterfaces(Class<?> of) {
    return Arrays.stream(of.getGenericInterfaces()).filter(each -> each != Shadow.Recorded.class).toArray(Type[]::new);
  }

  private static <M extends Member> M[] own(M[] all, IntFunction<M[]> array) {
    return Arrays.stream(all).filter(member -> !isAdded(member)).toArray(array);
  }

  /** No compiler makes the version of serialisation synthetic. */
  private static boolean isAdded(Member member) {
    return member.isSynthetic() && (member.getName().startsWith(ADDED) || member.getName().equals(SERIAL_VERSION));
  }
}
