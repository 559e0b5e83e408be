import { type ComponentType, useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/kit/icon.tsx";
import { useNotices } from "../kit/ui/notices.tsx";
import type { CommandBarProps } from "./command-bar.tsx";
import styles from "./sidebar.module.css";

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the command bar: by a press, and from everywhere by Ctrl K, on a Mac by Cmd K. */
export function useCommandBar() {
  const [open, setOpen] = useState(false);
  /** Its code, which is loaded when somebody first asks for it. It stays, so that the dialog can return the focus. */
  const [CommandBar, setCommandBar] = useState<ComponentType<CommandBarProps>>();
  const { notify } = useNotices();
  const ask = () => {
    setOpen(true);
    if (CommandBar !== undefined) return;
    import("./command-bar.tsx").then(
      (code) => setCommandBar(() => code.CommandBar),
      () => notify("The command bar could not be loaded. Check the connection, or load this page again.", "bad"),
    );
  };
  const asking = useRef(ask);
  asking.current = ask;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey) return;
      if (!(event.ctrlKey || event.metaKey)) return;
      // The editor has its own meaning for it only inside a text; a second dialog above an open one would trap.
      if (event.defaultPrevented || document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      asking.current();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  const bar = CommandBar !== undefined && <CommandBar open={open} onClose={() => setOpen(false)} />;
  return { ask, bar };
}

/** The visible button of the sidebar. */
export const FindButton = ({ onAsk }: { onAsk(): void }) => (
  <button type="button" className={styles.find} aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={onAsk}>
    <Icon name="search" />
    <span>Find</span>
    <span aria-hidden="true" className={styles.keys}>
      {isMac() ? "⌘ K" : "Ctrl K"}
    </span>
  </button>
);
