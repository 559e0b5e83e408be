import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../platform/ui/icon.tsx";
import type { IconName } from "../../platform/ui/icon-names.ts";
import styles from "./notices.module.css";

export type NoticeTone = "good" | "bad" | "info";

/** A button beside the text that offers a reaction: "Undo". */
type NoticeAction = { label: string; run(): void };

type ShownNotice = {
  id: number;
  text: string;
  tone: NoticeTone;
  action: NoticeAction | undefined;
  /** How many navigations have happened since. */
  moves: number;
};

type Notices = {
  /**
   * Shows a notice on the page until it is dismissed, or until the second navigation from now. The next success also
   * removes a failure. If one action causes both, report the success first.
   */
  notify(text: string, tone?: NoticeTone, action?: NoticeAction): void;
};

type Board = Notices & { notices: readonly ShownNotice[]; dismiss(id: number): void };

/** More at once would push the page out of view. */
const MOST = 4;

const BoardContext = createContext<Board | undefined>(undefined);

function useBoard(): Board {
  const board = use(BoardContext);
  if (board === undefined) throw new Error("useNotices needs a NoticesProvider");
  return board;
}

/**
 * Holds the notices, so that they outlive the page that issued them: "Sumedha was updated." is read on the next one.
 */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const last = useRef(0);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setNotices((before) =>
      before.map((notice) => ({ ...notice, moves: notice.moves + 1 })).filter(({ moves }) => moves <= 1),
    );
  }, [pathname]);

  const notify = useCallback((text: string, tone: NoticeTone = "good", action?: NoticeAction) => {
    last.current += 1;
    const notice = { id: last.current, text, tone, action, moves: 0 };
    // A repeated text replaces the earlier notice, so that it is announced again. A success removes earlier failures:
    // next to it they would read as if it had failed.
    // Only the last change can be undone, so a new offer takes the place of the one before.
    const isOffered = (other: ShownNotice) => action !== undefined && other.action !== undefined;
    const stays = (other: ShownNotice) =>
      other.text !== text && !(tone === "good" && other.tone === "bad") && !isOffered(other);
    setNotices((before) => [...before.filter(stays), notice].slice(-MOST));
  }, []);
  const dismiss = useCallback((id: number) => setNotices((before) => before.filter((notice) => notice.id !== id)), []);

  const board = useMemo(() => ({ notices, notify, dismiss }), [notices, notify, dismiss]);
  return <BoardContext value={board}>{children}</BoardContext>;
}

/** Shows notices on the page. A `bad` one is announced at once, the others at the next pause. */
export function useNotices(): Notices {
  const { notify } = useBoard();
  return useMemo(() => ({ notify }), [notify]);
}

/** Failures look the same as on public pages. */
const TONES: Record<NoticeTone, string | undefined> = { good: styles.good, bad: "bad", info: styles.info };

const ICONS: Record<NoticeTone, IconName> = { good: "circle-check", bad: "triangle-alert", info: "info" };

function Line({ notice, onDismiss }: { notice: ShownNotice; onDismiss(): void }) {
  const { action } = notice;
  return (
    <div className={`note ${styles.notice} ${TONES[notice.tone]}`}>
      <Icon name={ICONS[notice.tone]} />
      <p>{notice.text}</p>
      {action !== undefined && (
        <button
          type="button"
          className="btn quiet small"
          onClick={() => {
            onDismiss();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="iconbtn" aria-label={`Dismiss: ${notice.text}`} onClick={onDismiss}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** Renders the notices; `AdminPage` places it under its heading. */
export function NoticeBoard() {
  const { notices, dismiss } = useBoard();
  // Only changes to an existing live region are announced, so on a new page it must first render empty.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const lines = (bad: boolean) =>
    ready &&
    notices
      .filter(({ tone }) => (tone === "bad") === bad)
      .map((notice) => <Line key={notice.id} notice={notice} onDismiss={() => dismiss(notice.id)} />);
  return (
    <div className={styles.notices} data-notices>
      <div role="alert">{lines(true)}</div>
      <div role="status">{lines(false)}</div>
    </div>
  );
}
