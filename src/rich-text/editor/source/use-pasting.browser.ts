import { type ClipboardEvent, useCallback, useState } from "react";
import { isWorthConverting, joinBlocks, type SourceBlock } from "./pasted-blocks.ts";
import { replaceRange, type SourceEdit } from "./source-edit.ts";
import { selectedIn } from "./source-writer.browser.ts";

/** What was pasted with its formatting, and could stand there without it. */
export type Pasted = {
  from: number;
  formatted: string;
  plain: string;
  hadImages: boolean;
};

/** An editor of code puts coloured text on the clipboard: what is meant is the text. */
const CODE_EDITOR = "vscode-editor-data";

/**
 * Pasting from a word processor or a web page keeps the formatting that a text may have, as tags. Everything else is
 * pasted by the browser as it always is; so is what comes with Ctrl+Shift+V.
 */
export function usePasting(
  convert: (html: string) => Promise<SourceBlock[]>,
  write: (textarea: HTMLTextAreaElement, edit: SourceEdit) => void,
) {
  const [pasted, setPasted] = useState<Pasted>();

  const onPaste = useCallback(
    (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const { clipboardData, currentTarget: textarea } = event;
      const [html, plain] = [clipboardData.getData("text/html"), clipboardData.getData("text/plain")];
      setPasted(undefined);
      const isCode = clipboardData.types.includes(CODE_EDITOR);
      if (isCode || plain === "" || !isWorthConverting(html, plain)) return;
      event.preventDefault();
      const before = selectedIn(textarea);
      void convert(html)
        .catch(() => [])
        .then((blocks) => {
          // Whoever went on writing in the meantime gets it where the caret is now.
          const now = textarea.value === before.text ? before : selectedIn(textarea);
          const { text, start, end } = now;
          const formatted = joinBlocks(blocks, text.slice(0, start), text.slice(end));
          const insert = formatted === "" ? plain : formatted;
          const edit = replaceRange(start, end, insert);
          write(textarea, { ...edit, start: edit.end });
          const hasTags = /<[a-z]/.test(insert);
          if (hasTags) setPasted({ from: start, formatted: insert, plain, hadImages: /<img[\s>]/i.test(html) });
        });
    },
    [convert, write],
  );

  /** Puts the plain text in the place of the formatted one. */
  const makePlain = useCallback(
    (textarea: HTMLTextAreaElement | null) => {
      setPasted(undefined);
      if (textarea === null || pasted === undefined) return;
      const { from, formatted, plain } = pasted;
      const at = textarea.value.startsWith(formatted, from) ? from : textarea.value.indexOf(formatted);
      if (at < 0) return;
      const edit = replaceRange(at, at + formatted.length, plain.replace(/\r\n?/g, "\n"));
      write(textarea, { ...edit, start: edit.end });
    },
    [pasted, write],
  );

  /** True as long as what was pasted stands in the text unchanged. */
  const stands = (text: string): boolean => pasted !== undefined && text.includes(pasted.formatted);
  return { pasted, stands, onPaste, makePlain, forget: useCallback(() => setPasted(undefined), []) };
}
