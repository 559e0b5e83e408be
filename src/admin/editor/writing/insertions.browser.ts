import { type Editor, getMarkRange } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { imageNameFromUrl, imageUrlFor } from "../../../platform/storage/image-names.ts";
import { insertBlocks } from "./formats.browser.ts";

/** What a dialog about a link begins with. */
export type LinkDraft = {
  href: string;
  words: string;
  /** True where the caret stands in a link already. */
  exists: boolean;
};

export const looksLikeAddress = (text: string): boolean => /^(?:https?:\/\/|www\.|mailto:|tel:|sms:)\S+$/i.test(text);

/** The link with the caret, or the selection without the blanks at its ends. */
function linkRange({ state }: Editor): { from: number; to: number; href: string | undefined } {
  const type = state.schema.marks.link;
  const { $from, from, to } = state.selection;
  const link = type && (getMarkRange($from, type) ?? undefined);
  if (type !== undefined && link !== undefined) {
    const mark = state.doc.nodeAt(link.from)?.marks.find((found) => found.type === type);
    return { ...link, href: mark?.attrs.href };
  }
  const text = state.doc.textBetween(from, to, "\n", "\n");
  const start = from + (text.length - text.trimStart().length);
  return { from: start, to: Math.max(start, to - (text.length - text.trimEnd().length)), href: undefined };
}

/** The link at the selection, or what is selected as the words, or the address, of a new one. */
export function linkDraft(editor: Editor): LinkDraft {
  const { from, to, href } = linkRange(editor);
  const words = editor.state.doc.textBetween(from, to, " ");
  if (href !== undefined) return { href, words, exists: true };
  return looksLikeAddress(words) ? { href: words, words: "", exists: false } : { href: "", words, exists: false };
}

/** Writes a link in the place of the selection, or of the link about it. Words that were not changed keep their marks. */
export function writeLink(editor: Editor, { href, words }: { href: string; words: string }): void {
  const { from, to } = linkRange(editor);
  const before = editor.state.doc.textBetween(from, to, " ");
  const text = words.trim() === "" ? href : words.trim();
  const isSame = from < to && text === before.trim();
  const { tr, schema } = editor.state;
  const link = schema.marks.link?.create({ href });
  if (link === undefined) return;
  if (isSame) tr.removeMark(from, to, link.type).addMark(from, to, link);
  else tr.replaceWith(from, to, schema.text(text, [link]));
  const end = isSame ? to : from + text.length;
  editor.view.dispatch(tr.removeStoredMark(link.type));
  // Writing goes on behind the link.
  editor.chain().setTextSelection(end).focus().run();
}

export function removeLink(editor: Editor): void {
  const { from, to } = linkRange(editor);
  const type = editor.state.schema.marks.link;
  if (type !== undefined) editor.view.dispatch(editor.state.tr.removeMark(from, to, type));
  editor.commands.focus();
}

/** An image of the entry, with a caption where there is one. Its alternative text is the image's own. */
export function writeImage(editor: Editor, { url, caption }: { url: string; caption: string }): void {
  const name = imageNameFromUrl(url);
  const attrs = { src: name === undefined ? url : imageUrlFor(name) };
  const words = caption.trim();
  const image = { type: "paragraph", content: [{ type: "image", attrs }] };
  const figure = {
    type: "figure",
    content: [
      { type: "figureImage", attrs },
      { type: "caption", content: [{ type: "text", text: words }] },
    ],
  };
  insertBlocks(editor, [words === "" ? image : figure]);
}

/** A video: its address on a line of its own. */
export function writeVideo(editor: Editor, href: string): void {
  insertBlocks(editor, [{ type: "paragraph", content: [{ type: "text", text: href }] }]);
}

const citedNode = ({ state: { selection } }: Editor) =>
  selection instanceof NodeSelection && selection.node.type.name === "citation" ? selection.node : undefined;

/** The keys of the selected citation; none where a new one would be written. */
export const citedKeys = (editor: Editor): string[] => (citedNode(editor)?.attrs.keys as string[] | undefined) ?? [];

/** Makes the selected citation name these sources, or writes one; without any it goes. It is selected afterwards. */
export function writeCitation(editor: Editor, keys: readonly string[]): void {
  const { state } = editor;
  const { from, to } = state.selection;
  const isThere = citedNode(editor) !== undefined;
  if (keys.length === 0) {
    if (isThere) editor.view.dispatch(state.tr.delete(from, to));
    return;
  }
  const citation = state.schema.node("citation", { keys: [...keys] });
  const at = isThere ? from : to;
  const tr = isThere ? state.tr.replaceWith(from, to, citation) : state.tr.insert(to, citation);
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)));
}
