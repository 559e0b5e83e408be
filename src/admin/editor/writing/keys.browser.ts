import { type Editor, Extension } from "@tiptap/core";
import { gapCursor } from "@tiptap/pm/gapcursor";
import { history, redo, undo } from "@tiptap/pm/history";
import type { Asking } from "./asking.ts";
import { runFormat } from "./formats.browser.ts";
import { splitLists } from "./split-lists.browser.ts";

/** A point of a list steps out of it when its begin is deleted. */
function leaveList(editor: Editor): boolean {
  const { empty, $from } = editor.state.selection;
  const isAtBegin = empty && $from.parentOffset === 0 && $from.depth > 1;
  const isFirst = isAtBegin && $from.node(-1).type.name === "listItem" && $from.index(-1) === 0;
  return isFirst && editor.commands.liftListItem("listItem");
}

/** Enter in a caption goes on behind its figure. */
function leaveFigure(editor: Editor): boolean {
  const { $from } = editor.state.selection;
  if ($from.parent.type.name !== "caption") return false;
  const behind = $from.after(-1);
  return editor
    .chain()
    .insertContentAt(behind, { type: "paragraph" })
    .setTextSelection(behind + 1)
    .run();
}

/** The keys of the editor. Tab stays with the page, so that everybody gets out of the text. */
export const createKeys = (ask: (what: Asking) => void) =>
  Extension.create({
    name: "keys",
    priority: 1100,
    addKeyboardShortcuts() {
      const { editor } = this;
      const asks = (what: Asking) => () => {
        ask(what);
        return true;
      };
      const run = (format: Parameters<typeof runFormat>[1]) => () => {
        runFormat(editor, format);
        return true;
      };
      const enter = () => leaveFigure(editor) || editor.commands.splitListItem("listItem");
      const deleteBack = () => leaveList(editor);
      return {
        "Mod-b": run("bold"),
        "Mod-i": run("italic"),
        "Mod-k": asks("link"),
        "Mod-Shift-s": asks("citation"),
        "Mod-Alt-2": run("h2"),
        "Mod-Alt-3": run("h3"),
        "Mod-Alt-4": run("h4"),
        "Mod-Shift-7": run("numbers"),
        "Mod-Shift-8": run("bullets"),
        "Mod-z": () => undo(editor.state, editor.view.dispatch),
        "Mod-Shift-z": () => redo(editor.state, editor.view.dispatch),
        "Mod-y": () => redo(editor.state, editor.view.dispatch),
        "Mod-]": () => editor.commands.sinkListItem("listItem"),
        "Mod-[": () => editor.commands.liftListItem("listItem"),
        "Shift-Enter": () => editor.commands.insertContent({ type: "lineBreak" }),
        Enter: enter,
        Backspace: deleteBack,
      };
    },
    addProseMirrorPlugins: () => [history(), gapCursor(), splitLists()],
  });
