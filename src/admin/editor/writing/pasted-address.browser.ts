import { closeHistory } from "@tiptap/pm/history";
import { TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { looksLikeAddress } from "./insertions.browser.ts";
import { readLinkAddress } from "./link-address.ts";

/**
 * Makes the selected words a link if what is pasted over them is one address. One undo puts the address in their place.
 * @returns false if that is not so, and nothing was done
 */
export function pasteAddress(view: EditorView, event: ClipboardEvent): boolean {
  const { doc, schema, selection, tr } = view.state;
  const { $from, $to, from, to, empty } = selection;
  const text = event.clipboardData?.getData("text/plain").trim() ?? "";
  const isOverWords = selection instanceof TextSelection && !empty && $from.sameParent($to);
  // Who pastes one address over another means to replace it.
  if (!isOverWords || !looksLikeAddress(text) || looksLikeAddress(doc.textBetween(from, to).trim())) return false;
  const { href } = readLinkAddress(text);
  const link = schema.marks.link;
  if (href === undefined || link === undefined || $from.parent.type.spec.code) return false;

  const words = $from.parent.slice($from.parentOffset, $to.parentOffset).content;
  view.dispatch(tr.replaceWith(from, to, schema.text(text)));
  const linked = view.state.tr.replaceWith(from, from + text.length, words).addMark(from, to, link.create({ href }));
  linked.setSelection(TextSelection.create(linked.doc, to)).removeStoredMark(link);
  view.dispatch(closeHistory(linked));
  return true;
}
