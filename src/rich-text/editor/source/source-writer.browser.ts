import type { Selected, SourceEdit } from "./source-edit.ts";

/** What a textarea holds and has selected now. */
export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Typing more lines than this takes a browser seconds: the time grows with the square of their number. */
const MOST_LINES_TYPED = 120;

const countLines = (text: string): number => text.split("\n", MOST_LINES_TYPED + 2).length;

/** Types into the selection of the focused textarea. @returns false where the browser does not do that */
function typeIn(insert: string): boolean {
  // A browser tells of each line by itself; a form that draws itself anew for every one of them holds everything up.
  const hold = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener("input", hold, { capture: true });
  try {
    // Deprecated in the standard, and the only way to write that browsers can undo.
    return insert === "" ? document.execCommand("delete") : document.execCommand("insertText", false, insert);
  } finally {
    window.removeEventListener("input", hold, { capture: true });
  }
}

const tellChange = (textarea: HTMLTextAreaElement) =>
  textarea.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertReplacementText" }));

/** A change that the browser does not remember. */
type OwnStep = { before: Selected; after: Selected };

/** Writes into a textarea, so that everything can be taken back. */
export type SourceWriter = {
  /** Makes an edit as if it had been typed. The textarea has the focus afterwards. */
  write(textarea: HTMLTextAreaElement, edit: SourceEdit): void;
  /**
   * Takes back what was written last, or writes it again, where the browser cannot do that.
   * @returns false where it is the browser's business
   */
  step(textarea: HTMLTextAreaElement, step: "undo" | "redo"): boolean;
};

/** One for each textarea: the browser remembers what is typed, this what would be too much to be typed. */
export function createSourceWriter(): SourceWriter {
  const done: OwnStep[] = [];
  const undone: OwnStep[] = [];

  const restore = (textarea: HTMLTextAreaElement, { text, start, end }: Selected) => {
    textarea.focus();
    textarea.setRangeText(text, 0, textarea.value.length, "end");
    tellChange(textarea);
    textarea.setSelectionRange(start, end);
  };
  return {
    write(textarea, { from, to, insert, start, end }) {
      textarea.focus();
      if (from !== to || insert !== "") {
        const before = selectedIn(textarea);
        textarea.setSelectionRange(from, to);
        const isShort = countLines(insert) <= MOST_LINES_TYPED;
        if (!isShort || !typeIn(insert)) {
          textarea.setRangeText(insert, from, to, "end");
          done.push({ before, after: { text: textarea.value, start, end } });
          undone.length = 0;
        }
        tellChange(textarea);
      }
      textarea.setSelectionRange(start, end);
    },
    step(textarea, step) {
      const [list, other] = step === "undo" ? [done, undone] : [undone, done];
      const last = list.at(-1);
      // What was typed since then is taken back first, by the browser.
      if (last === undefined || textarea.value !== (step === "undo" ? last.after : last.before).text) return false;
      list.pop();
      other.push(last);
      restore(textarea, step === "undo" ? last.before : last.after);
      return true;
    },
  };
}
