import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import tip from "../../admin/ui/tooltip.module.css";
import { Icon } from "../../platform/ui/icon.tsx";
import styles from "./editor.module.css";
import type { Format } from "./formats/apply-format.ts";

/** What asks for something before it is written. */
export type Asking = "link" | "picture" | "video";
export type EditorCommand = Format | Asking | "undo" | "redo";

type Tool = { command: EditorCommand; label: string; keys?: "B" | "I" | "K" | "Z"; face: ReactNode };

const TOOLS: readonly (readonly Tool[])[] = [
  [
    { command: "h2", label: "H2 heading", face: <b>H2</b> },
    { command: "h3", label: "H3 smaller heading", face: <b>H3</b> },
  ],
  [
    { command: "bold", label: "Bold", keys: "B", face: <Icon name="bold" /> },
    { command: "italic", label: "Italics", keys: "I", face: <Icon name="italic" /> },
    { command: "link", label: "Link", keys: "K", face: <Icon name="link" /> },
  ],
  [
    { command: "bullets", label: "Bulleted list", face: <Icon name="list" /> },
    { command: "numbers", label: "Numbered list", face: <Icon name="list-ordered" /> },
    { command: "quote", label: "Quotation", face: <Icon name="text-quote" /> },
  ],
  [
    { command: "picture", label: "Image of this entry", face: <Icon name="image" /> },
    { command: "video", label: "YouTube video", face: <Icon name="play-box" /> },
  ],
  [
    { command: "undo", label: "Undo", keys: "Z", face: <Icon name="undo-2" /> },
    { command: "redo", label: "Redo", face: <Icon name="redo-2" /> },
  ],
];

const ALL = TOOLS.flat();
const SWITCHES = new Set<EditorCommand>(["h2", "h3", "bold", "italic", "bullets", "numbers", "quote"]);

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

type ToolbarProps = {
  /** Of the textarea that it works on. */
  controls: string;
  label: string;
  pressed: ReadonlySet<Format>;
  onCommand(command: EditorCommand): void;
};

/** The buttons over the text: one stop for the Tab key, arrows lead from one to the next. */
export function Toolbar({ controls, label, pressed, onCommand }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<EditorCommand>("h2");

  const move = (event: KeyboardEvent) => {
    const index = ALL.findIndex(({ command }) => command === current);
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % ALL.length,
      ArrowLeft: (index - 1 + ALL.length) % ALL.length,
      Home: 0,
      End: ALL.length - 1,
    };
    const next = ALL[targets[event.key] ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next.command);
    bar.current?.querySelector<HTMLButtonElement>(`[data-command="${next.command}"]`)?.focus();
  };
  const control = isApple() ? "⌘" : "Ctrl+";
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`Formatting of ${label}`}
      aria-controls={controls}
      className={styles.tools}
      onKeyDown={move}
    >
      {TOOLS.map((group) => (
        <span key={group[0]?.command} className={styles.group}>
          {group.map(({ command, label: name, keys, face }) => (
            <button
              key={command}
              type="button"
              className={tip.tooltip}
              data-command={command}
              data-tip={keys === undefined ? name : `${name} (${control}${keys})`}
              aria-label={name}
              aria-pressed={SWITCHES.has(command) ? pressed.has(command as Format) : undefined}
              aria-haspopup={SWITCHES.has(command) || command === "undo" || command === "redo" ? undefined : "dialog"}
              aria-keyshortcuts={keys === undefined ? undefined : `${isApple() ? "Meta" : "Control"}+${keys}`}
              tabIndex={command === current ? 0 : -1}
              onFocus={() => setCurrent(command)}
              // The selection in the text stays, and with it what is to be changed.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onCommand(command)}
            >
              {face}
            </button>
          ))}
        </span>
      ))}
    </div>
  );
}
