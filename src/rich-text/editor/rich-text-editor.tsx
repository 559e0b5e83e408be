import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../platform/ui/icon.tsx";
import { AskingDialog } from "./asking-dialog.tsx";
import styles from "./editor.module.css";
import { applyFormat, FORMATS, type Format } from "./formats/apply-format.ts";
import { continueList } from "./formats/block-format.ts";
import { LengthCount } from "./length-count.tsx";
import { ResultPane } from "./result-pane.tsx";
import { LeftOut } from "./source/left-out.tsx";
import { PastedNote } from "./source/pasted-note.tsx";
import type { EntryImage } from "./source/rendered-source.ts";
import type { Selected, SourceEdit } from "./source/source-edit.ts";
import { createSourceWriter, selectedIn } from "./source/source-writer.browser.ts";
import { usePasting } from "./source/use-pasting.browser.ts";
import { useSourceClient } from "./source/use-source-client.browser.ts";
import { type Asking, type EditorCommand, Toolbar } from "./toolbar.tsx";
import { useFormatsAtCaret } from "./use-formats-at-caret.browser.ts";
import { useSideBySide } from "./use-side-by-side.browser.ts";
import { panelId, tabId, type View, ViewTabs } from "./view-tabs.tsx";

export type RichTextEditorProps = {
  /** Of the textarea. */
  id: string;
  label: string;
  /** The source: plain text with blank lines, or the safe part of HTML. */
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  rows: number;
  hint?: ReactNode;
  error?: string | undefined;
  /** The id of what is said about the text outside of the editor. */
  noteId?: string;
  required?: boolean;
  /** The images of the entry, which its text may show. */
  images: readonly EntryImage[];
  /** Most characters that the source may have: near it the rest is counted. */
  limit?: number;
  /** Brings the focus into the text: what a form needs to lead to what is wrong. */
  ref?: Ref<{ focus(): void }>;
};

const SHORTCUTS: Record<string, EditorCommand> = { b: "bold", i: "italic", k: "link" };

const isFormat = (command: EditorCommand): command is Format => FORMATS.some((format) => format === command);

/**
 * A text with its result beside it, made by the code that the server uses. What is written are tags and plain text; the
 * buttons write them, too, and the browser's own undo takes everything back.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, onChange, onBlur, rows, hint, error, noteId, required = false, images, limit, ref } = props;
  // A browser writes line breaks as one character; anything else would set the text, and the caret, back at each key.
  const value = props.value.includes("\r") ? props.value.replace(/\r\n?/g, "\n") : props.value;
  const box = useRef<HTMLDivElement>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const page = useRef<HTMLElement>(null);
  const isWide = useSideBySide(box);
  const [view, setView] = useState<View>("write");
  const [asking, setAsking] = useState<{ what: Asking; at: Selected }>();
  const formats = useFormatsAtCaret(textarea);
  const { shown, paste } = useSourceClient(value, images);
  const [writer] = useState(createSourceWriter);
  const { pasted, stands, onPaste, makePlain, forget } = usePasting(paste, writer.write);

  const isWriting = isWide || view === "write";
  const showText = () => flushSync(() => setView("write"));
  useImperativeHandle(ref, () => ({ focus: () => textarea.current?.focus() }), []);

  const write = (edit: SourceEdit | undefined) => {
    if (textarea.current !== null && edit !== undefined) writer.write(textarea.current, edit);
  };
  const stepBack = (element: HTMLTextAreaElement, step: "undo" | "redo") => {
    element.focus();
    if (!writer.step(element, step)) document.execCommand(step);
  };
  const run = (command: EditorCommand) => {
    const element = textarea.current;
    if (element === null) return;
    if (isFormat(command)) write(applyFormat(selectedIn(element), command));
    else if (command === "undo" || command === "redo") stepBack(element, command);
    else setAsking({ what: command, at: selectedIn(element) });
  };
  /** Writes what a dialog asked for; it has to be gone first, as nothing behind it can have the focus. */
  const answer = (edit: SourceEdit | undefined) => {
    flushSync(() => setAsking(undefined));
    write(edit);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    const step = key === "z" ? (event.shiftKey ? "redo" : "undo") : key === "y" ? "redo" : undefined;
    if (isCommand && step !== undefined) {
      if (writer.step(event.currentTarget, step)) event.preventDefault();
      return;
    }
    if (event.shiftKey) return;
    const command = isCommand ? SHORTCUTS[key] : undefined;
    if (command !== undefined) {
      event.preventDefault();
      run(command);
    } else if (event.key === "Enter" && !isCommand) {
      const edit = continueList(selectedIn(event.currentTarget));
      if (edit === undefined) return;
      event.preventDefault();
      write(edit);
    }
  };
  /** The result moves along with the text, as far as both are long. */
  const follow = () => {
    const [text, result] = [textarea.current, page.current];
    if (text === null || result === null || !isWide) return;
    const part = text.scrollTop / Math.max(1, text.scrollHeight - text.clientHeight);
    result.scrollTop = part * (result.scrollHeight - result.clientHeight);
  };

  const describedBy = [error !== undefined && `${id}-error`, noteId, hint !== undefined && `${id}-hint`];
  const panel = (which: View) =>
    isWide ? {} : { role: "tabpanel", id: panelId(id, which), "aria-labelledby": tabId(id, which) };
  return (
    <div ref={box} className={isWide ? `field ${styles.editor} ${styles.wide}` : `field ${styles.editor}`}>
      <div className={styles.head}>
        <label htmlFor={id}>
          {label}
          {required && (
            <span className="req" aria-hidden="true">
              {" "}
              (required)
            </span>
          )}
        </label>
        {!isWide && <ViewTabs id={id} label={label} view={view} onView={setView} />}
      </div>
      <div className={styles.frame}>
        {isWriting && (
          <div className={styles.bar}>
            <Toolbar controls={id} label={label} pressed={formats} onCommand={run} />
            {isWide && <span aria-hidden="true">Result</span>}
          </div>
        )}
        <div
          className={isWriting ? styles.text : `${styles.text} ${styles.away}`}
          aria-hidden={!isWriting || undefined}
          {...panel("write")}
        >
          <textarea
            ref={textarea}
            id={id}
            rows={rows}
            value={value}
            // Not shown it is no stop for the Tab key; a form that leads here has it shown.
            tabIndex={isWriting ? undefined : -1}
            onFocus={isWriting ? undefined : showText}
            aria-required={required || undefined}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onScroll={follow}
          />
        </div>
        {(isWide || view === "result") && (
          <div className={styles.result} {...panel("result")}>
            <ResultPane ref={page} html={shown?.html} label={`Result of ${label}`} />
          </div>
        )}
      </div>
      {error !== undefined && (
        <span className="err" id={`${id}-error`}>
          <Icon name="triangle-alert" />
          <span>{error}</span>
        </span>
      )}
      <PastedNote
        pasted={pasted !== undefined && stands(value) ? pasted : undefined}
        onPlain={() => makePlain(textarea.current)}
        onClose={forget}
      />
      <LeftOut removed={shown?.removed ?? []} />
      <div className={styles.foot}>
        {hint !== undefined && (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
        <LengthCount source={value} limit={limit} />
      </div>
      {asking !== undefined && <AskingDialog {...asking} pictures={images} onAnswer={answer} />}
    </div>
  );
}
