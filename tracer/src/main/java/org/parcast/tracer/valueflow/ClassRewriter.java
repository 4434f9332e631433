package org.parcast.tracer.valueflow;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.MethodRef;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.tracer.emission.Acquisitions;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.Halts;
import org.parcast.tracer.emission.HandlerRoom;
import org.parcast.tracer.emission.Locals;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.plan.ProgramPlan;
import org.parcast.tracer.run.RewrittenClasses;

/** Rewrites a class: its methods, the fields that keep shadows beside it, and its calls of {@code Runtime.halt}. */
public final class ClassRewriter {
  static final String SHADOW_FIELD = "parcast$shadow";

  private static final String MAKING_METHOD = "parcast$made";

  private static final String RECORDED = "org/parcast/recorder/state/Shadow$Recorded";
  private static final String IMMUTABLE = "org/parcast/recorder/state/Immutable";

  private static final String SHADOW_TYPE = "L" + Emission.SHADOW + ";";
  private static final int ADDED = Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_TRANSIENT;

  private final ProgramPlan plan;
  private final List<String> warnings = new ArrayList<>();

  public ClassRewriter(ProgramPlan plan) {
    this.plan = plan;
  }

  /** Methods that stay as they are, each with the reason. */
  public List<String> warnings() {
    return warnings;
  }

  /** Name of the field that keeps the shadow of the array in the field of this name. */
  static String companion(String field) {
    return "parcast$" + field;
  }

  public byte[] rewrite(ClassDeclaration declared, byte[] classFile) throws FrontendException {
    return RewrittenClasses.rewritten(declared, classFile, warnings, (node, untouched) -> rewrite(node, declared, untouched));
  }

  private void rewrite(ClassNode node, ClassDeclaration declared, Set<String> untouched) {
    String source = ProgramPlan.sourceFile(declared);
    List<MethodNode> twins = new ArrayList<>();
    for (MethodNode method : node.methods) {
      MethodFacts facts = plan.facts(new MethodRef(node.name, method.name, method.desc));
      if (facts != null && plan.straightCalls().isBody(facts)) {
        twins.add(PlainTwins.of(method, facts, plan.straightCalls()));
      }
      if (facts != null && !untouched.contains(method.name + method.desc)) {
        HandlerRoom.around(method, new MethodRewriter(method, facts, plan, source)::rewrite);
        Acquisitions.tell(method);
      }
      Halts.redirect(method);
    }
    node.methods.addAll(twins);
    if ((node.access & Opcodes.ACC_INTERFACE) == 0) {
      addShadows(node, declared);
      SetterPlaces places = new SetterPlaces(plan.layout());
      declared.methods().stream().map(method -> plan.facts(method.ref())).filter(facts -> facts != null).map(facts -> facts.calls.elementSetter(facts.method)).filter(setter -> setter != null)
          .forEach(setter -> places.add(node, setter));
    }
  }

  private void addShadows(ClassNode node, ClassDeclaration declared) {
    for (ClassDeclaration.FieldDeclaration field : plan.fields(declared)) {
      if (NumberTypes.isArrayOfWords(field.type())) {
        int access = ADDED | (field.isStatic() ? Opcodes.ACC_STATIC : 0);
        node.fields.add(new FieldNode(access, companion(field.name()), SHADOW_TYPE, null, null));
      }
    }
    if (plan.layout().holderOf(node.name) != null) {
      node.methods.add(makingMethod(node));
    }
    if (node.name.equals(plan.layout().holderOf(node.name))) {
      node.fields.add(new FieldNode(ADDED, SHADOW_FIELD, SHADOW_TYPE, null, null));
      node.methods.add(shadowMethod(node));
      node.interfaces.add(RECORDED);
      if (plan.layout().isImmutable(node.name)) {
        node.interfaces.add(IMMUTABLE);
      }
    }
    if (plan.layout().isExtendedElsewhere(node.name)) {
      node.access |= Opcodes.ACC_PUBLIC; // What is added here is reached from the other package by the name of this class.
    }
    if (!plan.layout().staticWordsOf(node.name).isEmpty()) {
      node.fields.add(new FieldNode(ADDED | Opcodes.ACC_STATIC, Emission.STATICS_FIELD, SHADOW_TYPE, null, null));
    }
    initialise(node);
    constructors(node);
  }

  /** The shadow of this object, made when it is first asked for: an object may come to be without a constructor. */
  private MethodNode shadowMethod(ClassNode node) {
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
    MethodNode method = new MethodNode(access, Emission.SHADOW_METHOD, "()" + SHADOW_TYPE, null, null);
    LabelNode known = new LabelNode(new Label());
    Emission body = new Emission().local(Opcodes.ALOAD, 0).field(Opcodes.GETFIELD, node.name, SHADOW_FIELD, SHADOW_TYPE);
    method.instructions.add(body.list);
    method.instructions.add(new JumpInsnNode(Opcodes.IFNONNULL, known));
    Emission make = new Emission().local(Opcodes.ALOAD, 0).op(Opcodes.DUP).virtual(node.name, MAKING_METHOD);
    make.field(Opcodes.PUTFIELD, node.name, SHADOW_FIELD, SHADOW_TYPE);
    method.instructions.add(make.list);
    method.instructions.add(known);
    method.instructions.add(new FrameNode(Opcodes.F_NEW, 1, new Object[] {node.name}, 0, new Object[0]));
    Emission answer = new Emission().local(Opcodes.ALOAD, 0).field(Opcodes.GETFIELD, node.name, SHADOW_FIELD, SHADOW_TYPE).op(Opcodes.ARETURN);
    method.instructions.add(answer.list);
    return method;
  }

  /** Makes the shadow of an object of this very class: its words are known to the class alone, however the object comes to be. */
  private MethodNode makingMethod(ClassNode node) {
    MethodNode method = new MethodNode(Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC, MAKING_METHOD, "()" + SHADOW_TYPE, null, null);
    Emission body = new Emission().push(plan.layout().wordsOf(node.name).size()).push(plan.layout().typeOf(node.name));
    method.instructions.add(body.call(Emission.STRUCTURE, "object", "(II)<S>").op(Opcodes.ARETURN).list);
    return method;
  }

  /** The static initialiser makes the shadow of the static words first of all, and leaves the transfer as it found it. */
  private void initialise(ClassNode node) {
    int words = plan.layout().staticWordsOf(node.name).size();
    MethodNode initialiser = node.methods.stream().filter(method -> method.name.equals("<clinit>")).findFirst().orElse(null);
    if (initialiser == null) {
      if (words == 0) {
        return;
      }
      initialiser = new MethodNode(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
      initialiser.instructions.add(new InsnNode(Opcodes.RETURN));
      node.methods.add(initialiser);
    } else {
      keepTransfer(initialiser);
    }
    if (words > 0) {
      Emission first = new Emission().push(words).push(plan.layout().staticTypeOf(node.name));
      first.call(Emission.STRUCTURE, "statics", "(II)<S>").field(Opcodes.PUTSTATIC, node.name, Emission.STATICS_FIELD, SHADOW_TYPE);
      initialiser.instructions.insert(first.list);
    }
  }

  private static void keepTransfer(MethodNode initialiser) {
    Locals locals = new Locals(initialiser);
    int saved = locals.register("saved");
    // An Object in the frames: the local is read once, before the return.
    for (AbstractInsnNode insn : initialiser.instructions) {
      if (insn instanceof FrameNode frame) {
        List<Object> all = new ArrayList<>(frame.local);
        int slots = 0;
        for (Object type : all) {
          slots += type == Opcodes.LONG || type == Opcodes.DOUBLE ? 2 : 1;
        }
        for (; slots < saved; slots++) {
          all.add(Opcodes.TOP);
        }
        all.add("java/lang/Object");
        frame.local = all;
      } else if (insn.getOpcode() == Opcodes.RETURN) {
        Emission restore = new Emission().local(Opcodes.ALOAD, saved).call(Emission.TRANSFER, "restore", "(Ljava/lang/Object;)V");
        initialiser.instructions.insertBefore(insn, restore.list);
      }
    }
    Emission save = new Emission().call(Emission.TRANSFER, "save", "()Ljava/lang/Object;").local(Opcodes.ASTORE, saved);
    initialiser.instructions.insert(save.list);
    initialiser.maxLocals = saved + 1;
  }

  /** Constructors make the object's shadow as soon as they may, so that it belongs to the site that makes the object. */
  private void constructors(ClassNode node) {
    if (!node.name.equals(plan.layout().holderOf(node.name))) {
      return;
    }
    for (MethodNode method : node.methods) {
      if (!method.name.equals("<init>")) {
        continue;
      }
      MethodFacts facts = plan.facts(new MethodRef(node.name, method.name, method.desc));
      AbstractInsnNode call = superCall(method, node);
      if (facts != null && call != null && !((MethodInsnNode) call).owner.equals(node.name)) {
        Emission make = new Emission().local(Opcodes.ALOAD, 0).shadowOfObject(node.name).op(Opcodes.POP);
        method.instructions.insert(call, make.list);
      }
    }
  }

  /** The call of a constructor of the superclass, where none of its arguments makes an object of that class. */
  private static AbstractInsnNode superCall(MethodNode method, ClassNode node) {
    int made = 0;
    for (AbstractInsnNode insn : method.instructions) {
      if (insn.getOpcode() == Opcodes.NEW) {
        made++;
      } else if (insn instanceof MethodInsnNode call && call.name.equals("<init>")) {
        if (made == 0) {
          return call;
        }
        made--;
      } else if (insn instanceof VarInsnNode store && store.getOpcode() == Opcodes.ASTORE && store.var == 0) {
        return null;
      }
    }
    return null;
  }
}
