package org.parcast.recorder;

import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.Arrays;

/** Hides what rewriting adds to classes from a program that looks at their members. Rewritten classes call these methods. */
public final class AddedMembers {
  /** What the names of added fields and methods begin with. */
  public static final String PREFIX = "parcast$";

  private AddedMembers() {}

  /** The fields without those that were added. */
  public static Field[] without(Field[] fields) {
    return Arrays.stream(fields).filter(AddedMembers::isOwn).toArray(Field[]::new);
  }

  /** The methods without those that were added. */
  public static Method[] without(Method[] methods) {
    return Arrays.stream(methods).filter(AddedMembers::isOwn).toArray(Method[]::new);
  }

  private static boolean isOwn(Member member) {
    return !(member.isSynthetic() && member.getName().startsWith(PREFIX));
  }
}
