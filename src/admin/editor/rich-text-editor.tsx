import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../ui/kit/icon.tsx";
import { SourcePicker } from "../inputs/sources/source-picker.tsx";
import { AskingDialog, type ImageChoosing, type Question } from "./asking-dialog.tsx";
import styles from "./editor.module.css";
import { LengthCount } from "./length-count.tsx";
import { ResultPane } from "./result-pane.tsx";
import { LeftOut } from "./source/left-out.tsx";
import type { EntryImage } from "./source/rendered-source.ts";
import { useRenderedSource } from "./source/use-rendered-source.browser.ts";
import { type EditorCommand, Toolbar } from "./toolbar.tsx";
import { useCompact } from "./use-compact.browser.ts";
import { panelId, tabId, type View, ViewTabs } from "./view-tabs.tsx";
import type { Asking } from "./writing/asking.ts";
import type { Writing } from "./writing/open-writing.browser.ts";
import { useWriting } from "./writing/use-writing.browser.ts";
import writingStyles from "./writing/writing.module.css";

export type RichTextEditorProps = {
  /** Of the text. */
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
  /** How another image gets into the entry; undefined where the text shows none. */
  choosing?: ImageChoosing | undefined;
  /** Most characters that the source may have: near it the rest is counted. */
  limit?: number;
  /** Brings the focus into the text: what a form needs to lead to what is wrong. */
  ref?: Ref<{ focus(): void }>;
};

type Citing = { keys: string[]; left: number; top: number };

/** A text as it is written, its HTML, and its result, which the code of the server makes: one of them at a time. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, value, onChange, onBlur, rows, hint, error, noteId, required = false, limit, ref } = props;
  const { images, choosing } = props;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const isCompact = useCompact(box);
  const [view, setView] = useState<View>("write");
  const [question, setQuestion] = useState<Question>();
  const [citing, setCiting] = useState<Citing>();
  const shown = useRenderedSource(value, images);

  const described = [error !== undefined && `${id}-error`, noteId, hint !== undefined && `${id}-hint`].filter(Boolean);
  const state: Record<string, string> = {
    ...(required && { "aria-required": "true" }),
    ...(error !== undefined && { "aria-invalid": "true" }),
    ...(described.length > 0 && { "aria-describedby": described.join(" ") }),
  };
  const ask = (what: Asking) => {
    if (writing === undefined) return;
    if (what === "citation") setCiting({ keys: writing.citedKeys(), ...placeOf(writing) });
    else setQuestion(what === "link" ? { what, draft: writing.linkDraft() } : { what });
  };
  const { writing, formats } = useWriting(surface, {
    value,
    isShown: view === "write",
    attributes: {
      id,
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": `${id}-label`,
      class: "prose",
      ...state,
    },
    onChange,
    onBlur: () => onBlur?.(),
    onAsk: ask,
    onFile: choosing && ((file) => setQuestion({ what: "picture", file })),
  });
  const focusText = () => {
    flushSync(() => setView("write"));
    writing?.focus();
  };
  useImperativeHandle(ref, () => ({ focus: focusText }));

  /** Under the caret, and inside of the frame. */
  const placeOf = (text: Writing): { left: number; top: number } => {
    const around = frame.current?.getBoundingClientRect() ?? new DOMRect();
    const { left, bottom } = text.caret();
    const room = Math.max(0, around.width - 464);
    return { left: Math.min(Math.max(0, left - around.left), room), top: bottom - around.top + 6 };
  };
  const isAsking = (command: EditorCommand): command is Asking =>
    ["link", "picture", "video", "citation"].includes(command);
  const run = (command: EditorCommand) => {
    if (isAsking(command)) ask(command);
    else writing?.run(command);
  };
  /** Writes what a dialog asked for; it has to be gone first, as nothing behind it can have the focus. */
  const answer = (write?: (text: Writing) => void) => {
    flushSync(() => setQuestion(undefined));
    if (writing !== undefined && write !== undefined) write(writing);
  };
  const cite = (keys: string[]) => {
    writing?.writeCitation(keys);
    setCiting((before) => before && { ...before, keys });
  };
  const stopCiting = () => {
    flushSync(() => setCiting(undefined));
    writing?.leaveCitation();
  };

  const toolbar = view === "write" && (
    <div className={isCompact ? `${styles.bar} ${styles.bottom}` : styles.bar}>
      <Toolbar
        controls={id}
        label={label}
        pressed={formats}
        ready={writing !== undefined}
        takesImages={choosing !== undefined}
        compact={isCompact}
        onCommand={run}
      />
    </div>
  );
  const panel = (which: View) => ({ role: "tabpanel", id: panelId(id, which), "aria-labelledby": tabId(id, which) });
  return (
    <div ref={box} className={`field ${styles.editor}`}>
      <div className={styles.head}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on the label leads to the text, as on any label. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the text by itself. */}
        <span className="lab" id={`${id}-label`} onClick={focusText}>
          {label}
          {required && (
            <span className="req" aria-hidden="true">
              {" "}
              (required)
            </span>
          )}
        </span>
        <ViewTabs id={id} label={label} view={view} onView={setView} />
      </div>
      <div ref={frame} className={styles.frame}>
        {!isCompact && toolbar}
        <div className={styles.text} hidden={view !== "write"} {...panel("write")}>
          <div ref={surface} className={writingStyles.surface} data-rows={Math.min(rows, 20)} />
        </div>
        <div className={styles.text} hidden={view !== "html"} {...panel("html")}>
          <textarea
            id={`${id}-html-text`}
            rows={rows}
            value={value}
            spellCheck={false}
            aria-label={`HTML of ${label}`}
            {...state}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </div>
        {view === "result" && (
          <div className={styles.result} {...panel("result")}>
            <ResultPane html={shown?.html} label={`Result of ${label}`} />
          </div>
        )}
        {isCompact && toolbar}
        {citing !== undefined && <SourcePicker {...citing} onKeys={cite} onClose={stopCiting} />}
      </div>
      {error !== undefined && (
        <span className="err" id={`${id}-error`}>
          <Icon name="triangle-alert" />
          <span>{error}</span>
        </span>
      )}
      <LeftOut removed={shown?.removed ?? []} />
      <div className={styles.foot}>
        {hint !== undefined && (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
        <LengthCount source={value} limit={limit} />
      </div>
      {question !== undefined && (
        <AskingDialog question={question} text={value} pictures={images} choosing={choosing} onAnswer={answer} />
      )}
    </div>
  );
}
