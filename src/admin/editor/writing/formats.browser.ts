import type { Editor } from "@tiptap/core";
import { redo, undo } from "@tiptap/pm/history";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from "@tiptap/pm/tables";

/** What a button does at once, by its name. */
const FORMATS = {
  h2: (editor: Editor) => editor.chain().focus().toggleNode("heading", "paragraph", { level: 2 }).run(),
  h3: (editor: Editor) => editor.chain().focus().toggleNode("heading", "paragraph", { level: 3 }).run(),
  h4: (editor: Editor) => editor.chain().focus().toggleNode("heading", "paragraph", { level: 4 }).run(),
  bold: (editor: Editor) => editor.chain().focus().toggleMark("bold").run(),
  italic: (editor: Editor) => editor.chain().focus().toggleMark("italic").run(),
  bullets: (editor: Editor) => editor.chain().focus().toggleList("bulletList", "listItem").run(),
  numbers: (editor: Editor) => editor.chain().focus().toggleList("orderedList", "listItem").run(),
  quote: (editor: Editor) => editor.chain().focus().toggleWrap("quotation").run(),
  undo: (editor: Editor) => undo(editor.state, editor.view.dispatch),
  redo: (editor: Editor) => redo(editor.state, editor.view.dispatch),
  table: (editor: Editor) => insertTable(editor),
  rowBelow: (editor: Editor) => addRowAfter(editor.state, editor.view.dispatch),
  columnAfter: (editor: Editor) => addColumnAfter(editor.state, editor.view.dispatch),
  removeRow: (editor: Editor) => deleteRow(editor.state, editor.view.dispatch),
  removeColumn: (editor: Editor) => deleteColumn(editor.state, editor.view.dispatch),
  removeTable: (editor: Editor) => deleteTable(editor.state, editor.view.dispatch),
};

export type Format = keyof typeof FORMATS;

const ACTIVE: readonly [Format, (editor: Editor) => boolean][] = [
  ["h2", (editor) => editor.isActive("heading", { level: 2 })],
  ["h3", (editor) => editor.isActive("heading", { level: 3 })],
  ["h4", (editor) => editor.isActive("heading", { level: 4 })],
  ["bold", (editor) => editor.isActive("bold")],
  ["italic", (editor) => editor.isActive("italic")],
  ["bullets", (editor) => editor.isActive("bulletList")],
  ["numbers", (editor) => editor.isActive("orderedList")],
  ["quote", (editor) => editor.isActive("quotation")],
  ["table", (editor) => editor.isActive("table")],
];

const COLUMNS = 3;
const ROWS = 3;

/** The begin of the block after the one with the caret; the block itself if it is an empty paragraph. */
export function insertBlocks(editor: Editor, blocks: readonly object[]): number {
  const { $to } = editor.state.selection;
  const outer = $to.node(Math.min(1, $to.depth));
  const isFree = $to.depth === 1 && outer.type.name === "paragraph" && outer.content.size === 0;
  const end = $to.depth === 0 ? $to.pos : $to.after(1);
  const range = isFree ? { from: $to.before(1), to: end } : { from: end, to: end };
  editor
    .chain()
    .focus()
    .insertContentAt(range, [...blocks])
    .run();
  return range.from;
}

function insertTable(editor: Editor): void {
  if (editor.isActive("table")) return;
  const row = (type: string, head: boolean) => ({
    type: "tableRow",
    attrs: { head },
    content: Array.from({ length: COLUMNS }, () => ({
      type,
      attrs: head ? { scope: "col" } : {},
      content: [{ type: "paragraph" }],
    })),
  });
  const rows = Array.from({ length: ROWS }, (_, index) => row(index === 0 ? "tableHeader" : "tableCell", index === 0));
  const at = insertBlocks(editor, [{ type: "table", content: rows }]);
  // Table, row, cell, paragraph.
  editor
    .chain()
    .setTextSelection(at + 4)
    .focus()
    .run();
}

/** Does what a button says; the caret is in the text afterwards. */
export function runFormat(editor: Editor, format: Format): void {
  FORMATS[format](editor);
  editor.view.focus();
}

/** The formats at the caret. */
export const activeFormats = (editor: Editor): ReadonlySet<Format> =>
  new Set(ACTIVE.flatMap(([format, isOn]) => (isOn(editor) ? [format] : [])));
