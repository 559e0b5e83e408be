import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Icon } from "../../ui/kit/icon.tsx";
import tip from "../kit/ui/tooltip.module.css";
import styles from "./toolbar.module.css";
import type { Asking } from "./writing/asking.ts";
import type { Format } from "./writing/formats.browser.ts";

export type EditorCommand = Format | Asking;

type Tool = { command: EditorCommand; label: string; keys?: string; face: ReactNode };

const TOOLS: readonly (readonly Tool[])[] = [
  [
    { command: "h2", label: "H2 heading", keys: "Alt+2", face: <b>H2</b> },
    { command: "h3", label: "H3 smaller heading", keys: "Alt+3", face: <b>H3</b> },
    { command: "h4", label: "H4 smallest heading", keys: "Alt+4", face: <b>H4</b> },
  ],
  [
    { command: "bold", label: "Bold", keys: "B", face: <Icon name="bold" /> },
    { command: "italic", label: "Italics", keys: "I", face: <Icon name="italic" /> },
    { command: "link", label: "Link", keys: "K", face: <Icon name="link" /> },
  ],
  [
    { command: "bullets", label: "Bulleted list", keys: "Shift+8", face: <Icon name="list" /> },
    { command: "numbers", label: "Numbered list", keys: "Shift+7", face: <Icon name="list-ordered" /> },
    { command: "quote", label: "Quotation", face: <Icon name="text-quote" /> },
  ],
  [
    { command: "picture", label: "Image", face: <Icon name="image" /> },
    { command: "video", label: "YouTube video", face: <Icon name="play-box" /> },
    { command: "table", label: "Table", face: <Icon name="table" /> },
  ],
  [{ command: "citation", label: "Cite a source", keys: "Shift+S", face: <Icon name="book-marked" /> }],
  [
    { command: "undo", label: "Undo", keys: "Z", face: <Icon name="undo-2" /> },
    { command: "redo", label: "Redo", keys: "Y", face: <Icon name="redo-2" /> },
  ],
];

/** What most texts need. The rest is behind a button. */
const FIRST = new Set<EditorCommand>([
  "h2",
  "bold",
  "italic",
  "link",
  "bullets",
  "picture",
  "video",
  "citation",
  "undo",
]);

/** What a narrow screen has room for. */
const FIRST_ON_PHONES = new Set<EditorCommand>(["h2", "bold", "italic", "bullets", "citation", "undo"]);

const IN_TABLE: readonly Tool[] = [
  { command: "rowBelow", label: "Add a row below", face: "Row +" },
  { command: "columnAfter", label: "Add a column after", face: "Column +" },
  { command: "removeRow", label: "Remove this row", face: "Row −" },
  { command: "removeColumn", label: "Remove this column", face: "Column −" },
  { command: "removeTable", label: "Remove the table", face: "Table −" },
];

const SWITCHES = new Set<EditorCommand>(["h2", "h3", "h4", "bold", "italic", "bullets", "numbers", "quote"]);
const DIALOGS = new Set<EditorCommand>(["link", "picture", "video", "citation"]);

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

type ToolbarProps = {
  /** Of the text that it works on. */
  controls: string;
  label: string;
  pressed: ReadonlySet<Format>;
  /** False until there is a text to work on. */
  ready: boolean;
  /** Whether the text may show images. */
  takesImages: boolean;
  /** Where there is little room. */
  compact: boolean;
  onCommand(command: EditorCommand): void;
};

/** The buttons of the text: one stop for the Tab key, arrows lead from one to the next. */
export function Toolbar({ controls, label, pressed, ready, takesImages, compact, onCommand }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const restId = useId();
  const [current, setCurrent] = useState<string>("h2");
  const [isOpen, setIsOpen] = useState(false);
  const control = isApple() ? "⌘" : "Ctrl+";
  const isFirst = ({ command }: Tool) => (compact ? FIRST_ON_PHONES : FIRST).has(command);
  const inTable = pressed.has("table") ? IN_TABLE : [];
  const groups = takesImages ? TOOLS : TOOLS.map((group) => group.filter(({ command }) => command !== "picture"));
  const shown = [...groups.flat().filter((tool) => isOpen || isFirst(tool)), ...inTable];
  // The tools of a table go with it, also the one that had the focus: Tab must still come to the bar.
  const stop = current === "more" || shown.some(({ command }) => command === current) ? current : "h2";

  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>("button") ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % buttons.length,
      ArrowLeft: (index - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = buttons[targets[event.key] ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const drawTool = ({ command, label: name, keys, face }: Tool) => (
    <button
      key={command}
      type="button"
      className={tip.tooltip}
      data-command={command}
      data-tip={keys === undefined ? name : `${name} (${control}${keys})`}
      aria-label={name}
      aria-pressed={SWITCHES.has(command) ? pressed.has(command as Format) : undefined}
      aria-haspopup={DIALOGS.has(command) ? "dialog" : undefined}
      aria-keyshortcuts={keys === undefined ? undefined : `${isApple() ? "Meta" : "Control"}+${keys}`}
      disabled={!ready}
      tabIndex={command === stop ? 0 : -1}
      onFocus={() => setCurrent(command)}
      // The selection in the text stays, and with it what is to be changed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onCommand(command)}
    >
      {face}
    </button>
  );
  const drawGroup = (tools: readonly Tool[]) =>
    tools.length > 0 && (
      <span key={tools[0]?.command} className={styles.group}>
        {tools.map(drawTool)}
      </span>
    );
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`Formatting of ${label}`}
      aria-controls={controls}
      className={compact ? `${styles.tools} ${styles.compact}` : styles.tools}
      onKeyDown={move}
    >
      {isOpen && (
        <div id={restId} className={styles.rest}>
          {groups.map((group) => drawGroup(group.filter((tool) => !isFirst(tool))))}
        </div>
      )}
      {groups.map((group) => drawGroup(group.filter(isFirst)))}
      <button
        type="button"
        aria-label="More tools"
        aria-expanded={isOpen}
        aria-controls={isOpen ? restId : undefined}
        tabIndex={stop === "more" ? 0 : -1}
        onFocus={() => setCurrent("more")}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="ellipsis" />
      </button>
      {inTable.length > 0 && <span className={`${styles.group} ${styles.table}`}>{inTable.map(drawTool)}</span>}
    </div>
  );
}
