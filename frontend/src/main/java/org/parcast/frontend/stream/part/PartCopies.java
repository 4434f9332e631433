package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.expr.Expression;
import org.parcast.frontend.stream.loop.Accumulator;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/** What each part has for itself: copies of variables, arrays and objects that iterations use as scratch. */
final class PartCopies {
  private final PartDraft draft;

  PartCopies(PartDraft draft) {
    this.draft = draft;
  }

  void write() throws NoStream {
    PrivateObjects objects = new PrivateObjects(draft.loop, draft.names);
    for (String name : draft.clauses.privates()) {
      String root = PrivateObjects.root(name);
      if (!root.equals(name)) {
        if (draft.own.add(root)) {
          NamesInScope.Variable object = draft.variable(root);
          draft.copies = true;
          draft.locals.add(object.type() + " " + root + " = " + objects.anew(object, name) + ";");
        }
      } else if (draft.own.add(name)) {
        declare(draft.variable(name), false);
      }
    }
    for (String name : draft.clauses.firstPrivates()) {
      if (draft.own.add(name)) {
        declare(draft.variable(name), true);
      }
    }
  }

  private void declare(NamesInScope.Variable variable, boolean withValue) throws NoStream {
    String name = variable.name();
    boolean assigned = draft.content.findFirst(Expression.class, use -> NamesInScope.assigns(use, name)).isPresent();
    boolean elements = variable.dimensions() > 0 && !assigned;
    String mine = name;
    String theirs = name;
    if (variable.isField() || elements) {
      draft.copies = true;
      draft.scratch.add(new PartForm.Scratch(name, variable.isField(), withValue));
    }
    if (variable.isField()) {
      mine = draft.names.fresh("own", name);
      if (draft.body.rename(variable, mine) == 0) {
        throw PartDraft.usedByCalled(name);
      }
    } else if (elements || withValue) {
      theirs = draft.names.fresh("shared", name);
      draft.hand(name, variable.type(), theirs, draft.copied(variable));
    }
    String value = NamesInScope.zero(variable.type());
    if (elements) {
      // With what was in it, as the shape of its rows is only known there.
      value = Accumulator.copy(theirs, variable.elementType(), variable.dimensions(), draft.names, row -> row + ".clone()");
    } else if (withValue) {
      value = theirs;
      if (!variable.isField()) {
        draft.change(variable.type(), name, true);
      }
    }
    draft.locals.add(variable.type() + " " + mine + " = " + value + ";");
  }
}
