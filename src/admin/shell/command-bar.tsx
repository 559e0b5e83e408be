import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Icon } from "../../ui/kit/icon.tsx";
import { MarkedSentence } from "../../ui/kit/lists/marked-sentence.tsx";
import { useDarkMode } from "../kit/styles/use-dark-mode.browser.ts";
import { useSteady } from "../kit/ui/lists/use-steady.browser.ts";
import styles from "./command-bar.module.css";
import { type Command, commandsFor, GROUPS } from "./commands.ts";
import { useFoundEntries } from "./find-entries.browser.ts";
import { findAllTexts, useFoundTexts } from "./find-texts.browser.ts";
import { askToLogOut } from "./log-out.tsx";
import { useOwnRole } from "./own-role.tsx";

const MOST_TYPED = 200;

function useRun() {
  const navigate = useNavigate();
  const { toggle } = useDarkMode();
  return ({ leadsTo }: Command) => {
    if ("screen" in leadsTo) void navigate(leadsTo.screen);
    // With a full page load, so that no state of the admin area carries over.
    else if ("page" in leadsTo) location.assign(leadsTo.page);
    else if (leadsTo.does === "dark mode") toggle();
    else askToLogOut();
  };
}

/** The field and the list under it, as one combobox: the focus stays in the field. */
function Finder({ onClose }: { onClose(): void }) {
  const id = useId();
  const { may } = useOwnRole();
  const run = useRun();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const [{ commands: found, isAwaited, error }, hold] = useSteady(useFoundEntries(typed));
  const texts = useFoundTexts(typed);
  const all = [...found, ...commandsFor(typed, may), ...texts];
  const commands = GROUPS.flatMap((group) => all.filter((command) => command.group === group));
  const at = Math.min(chosen, commands.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at >= 0) list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [at]);

  const press = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    run(command);
  };
  // Enter must not take what was found for other words, nor all texts before the names. It waits for the answer to these.
  const [entered, setEntered] = useState<string>();
  const enter = () => {
    const command = commands[at];
    if (isAwaited && (command === undefined || found.includes(command) || texts.includes(command))) setEntered(typed);
    else press(command);
  };
  const onAnswer = useEffectEvent(() => {
    if (entered === typed) press(commands[at]);
    setEntered(undefined);
  });
  useEffect(() => {
    if (!isAwaited) onAnswer();
  }, [isAwaited]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setChosen((at + step + commands.length) % Math.max(1, commands.length));
    else if (event.key === "Enter" && event.shiftKey && typed.trim() !== "") press(findAllTexts(typed));
    else if (event.key === "Enter") enter();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.query}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label="Find"
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={MOST_TYPED}
          enterKeyHint="go"
          placeholder="A name, a screen, or words in any text"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="iconbtn" aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div
        ref={list}
        role="listbox"
        id={`${id}-list`}
        aria-label="What was found"
        className={styles.list}
        onPointerDown={hold}
      >
        {GROUPS.filter((group) => commands.some((command) => command.group === group)).map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the options of a list.
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className={styles.group}>
              {group}
            </p>
            {commands.map(
              (command, index) =>
                command.group === group && (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field that controls the list.
                  <div
                    key={command.id}
                    id={optionId(index)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === at}
                    // The focus stays in the field.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => press(command)}
                  >
                    <Icon name={command.icon} />
                    <span>
                      {command.marks === undefined ? (
                        command.label
                      ) : (
                        <MarkedSentence text={command.label} marks={command.marks} />
                      )}
                    </span>
                    {command.note !== undefined && <small>{command.note}</small>}
                  </div>
                ),
            )}
          </div>
        ))}
      </div>
      {error !== null && (
        <p role="alert" className={styles.told}>
          Entries could not be searched: {error.message}
        </p>
      )}
      <p className="sr" role="status">
        {!isAwaited && typed !== "" && (commands.length === 1 ? "1 result" : `${commands.length} results`)}
      </p>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> go, <kbd>⇧</kbd> <kbd>Enter</kbd> all texts, <kbd>Esc</kbd>{" "}
        close
      </p>
    </>
  );
}

export type CommandBarProps = { open: boolean; onClose(): void };

/** Finds any entry, source, screen and page, and does what the role may do. */
export function CommandBar({ open, onClose }: CommandBarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect closes it before it is removed: only closing a dialog restores the focus, removing it does not.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by the browser's own `cancel`.
    <dialog
      ref={dialog}
      className={styles.bar}
      aria-label="Find"
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      // A press on the ground beside it.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && <Finder onClose={onClose} />}
    </dialog>
  );
}
