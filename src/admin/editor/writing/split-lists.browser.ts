import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Mapping } from "@tiptap/pm/transform";

const isNumbered = (node: Node | null): node is Node => node?.type.name === "orderedList";

/** The number that a point behind this list would have; undefined for one that counts down. */
function nextNumber(list: Node): number | undefined {
  if (list.attrs.reversed) return undefined;
  let number = Number(list.attrs.start ?? 1);
  list.forEach(({ attrs }) => {
    number = Number(attrs.value ?? number) + 1;
  });
  return number;
}

/** Where the numbered list stood whose later points are now a list of their own; undefined if it is no such list. */
function splitFrom(before: Node, inside: number, first: Node): number | undefined {
  const place = before.resolve(inside);
  for (let depth = place.depth; depth > 1; depth -= 1) {
    const isSame = place.node(depth).eq(first) && isNumbered(place.node(depth - 1));
    if (isSame) return place.index(depth - 1) === 0 ? undefined : place.before(depth - 1);
  }
  return undefined;
}

/** A numbered list out of which a point is taken goes on behind it: both halves would begin with the same number. */
export const splitLists = () =>
  new Plugin({
    appendTransaction(transactions, { doc: before }, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged) || before.eq(doc)) return undefined;
      const mapping = new Mapping(transactions.flatMap(({ mapping: { maps } }) => maps));
      const back = mapping.invert();
      doc.descendants((list, position) => {
        if (!isNumbered(list) || list.firstChild === null) return;
        const from = splitFrom(before, back.map(position + 2), list.firstChild);
        if (from === undefined) return;
        const at = mapping.map(from);
        const former = doc.nodeAt(at);
        if (!isNumbered(former) || at + former.nodeSize > position) return;
        const start = nextNumber(former);
        if (start !== undefined) tr.setNodeAttribute(position, "start", String(start));
      });
      return tr.docChanged ? tr : undefined;
    },
  });
