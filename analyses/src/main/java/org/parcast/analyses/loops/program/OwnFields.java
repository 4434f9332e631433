package org.parcast.analyses.loops.program;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction.Call;

/**
 * Fields that nothing but the program's own code can read or write, whoever holds the object: private ones, and all others where the rest of the code is the
 * platform's, which was compiled without knowing the program. Serialisation and reflection are no program's own code.
 */
public final class OwnFields {
  private static final int ACC_PRIVATE = 0x0002;
  private static final int ACC_SYNTHETIC = 0x1000;

  private final CallGraph calls;
  private final boolean onPlatformOnly;
  private final boolean reflects;
  private final Map<FieldRef, Boolean> known = new ConcurrentHashMap<>();

  OwnFields(CallGraph calls) {
    this.calls = calls;
    this.onPlatformOnly = calls.isClosed() && calls.program().classes().values().stream().flatMap(OwnFields::supertypes).allMatch(this::isOursOrPlatform)
        && outside().allMatch(this::isOursOrPlatform);
    this.reflects = outside().anyMatch(OwnFields::reflects);
  }

  private static Stream<String> supertypes(ClassDeclaration declared) {
    return Stream.concat(Stream.ofNullable(declared.superName()), declared.interfaces().stream());
  }

  /** The classes of others whose methods are called. */
  private Stream<String> outside() {
    return calls.methods().stream().flatMap(method -> method.instructions().stream()).filter(Call.class::isInstance).map(Call.class::cast)
        .flatMap(call -> Stream.of(call.target(), call.implementation()).filter(Objects::nonNull)).map(target -> target.owner()).filter(owner -> !calls.isOurs(owner));
  }

  private boolean isOursOrPlatform(String owner) {
    return owner.startsWith("[") || calls.isOurs(owner) || LibraryEffects.isPlatform(owner);
  }

  private static boolean reflects(String owner) {
    return owner.startsWith("java/lang/reflect/") || owner.startsWith("java/lang/invoke/MethodHandle") || owner.startsWith("java/lang/invoke/VarHandle")
        || owner.startsWith("java/io/Object") || owner.startsWith("java/beans/") || owner.endsWith("FieldUpdater") || owner.endsWith("/Unsafe");
  }

  /** Whether only the program's own code gets to the field of an object. */
  boolean contains(FieldRef field) {
    return !reflects && known.computeIfAbsent(field, this::isOwn);
  }

  private boolean isOwn(FieldRef field) {
    String declaring = calls.program().declaring(field.owner(), field.name());
    return declaring != null && calls.program().find(declaring).fields().stream()
        .anyMatch(own -> own.name().equals(field.name()) && (onPlatformOnly || (own.access() & (ACC_PRIVATE | ACC_SYNTHETIC)) != 0));
  }
}
