import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../platform/ui/icon.tsx";
import type { IconName } from "../../platform/ui/icon-names.ts";

export type NoticeTone = "good" | "bad" | "info";

/** What a person may do about it, as a button beside the words: "Undo". */
type NoticeAction = { label: string; run(): void };

type Told = {
  id: number;
  text: string;
  tone: NoticeTone;
  action: NoticeAction | undefined;
  /** How many times the person has gone to another page since. */
  moves: number;
};

type Notices = {
  /**
   * Says something on the page: there it stays until it is dismissed, or the person goes on to the page after next. A
   * failure also goes with the next success; where both come of one action, the success is told first.
   */
  tell(text: string, tone?: NoticeTone, action?: NoticeAction): void;
};

type Board = Notices & { told: readonly Told[]; dismiss(id: number): void };

/** More at once would push the page out of sight. */
const MOST = 4;

const BoardContext = createContext<Board | undefined>(undefined);

function useBoard(): Board {
  const board = use(BoardContext);
  if (board === undefined) throw new Error("Notices are told inside a NoticesProvider only");
  return board;
}

/** Gathers what is told, so that it outlives the page that told it: "Sumedha was updated." is read on the next one. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [told, setTold] = useState<readonly Told[]>([]);
  const last = useRef(0);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTold((before) =>
      before.map((notice) => ({ ...notice, moves: notice.moves + 1 })).filter(({ moves }) => moves <= 1),
    );
  }, [pathname]);

  const tell = useCallback((text: string, tone: NoticeTone = "good", action?: NoticeAction) => {
    last.current += 1;
    const notice = { id: last.current, text, tone, action, moves: 0 };
    // The same words again take the place of the former ones, and are read out again. What was done makes former failures
    // out of date: an old one beside it would read as if it had failed.
    const stays = (other: Told) => other.text !== text && !(tone === "good" && other.tone === "bad");
    setTold((before) => [...before.filter(stays), notice].slice(-MOST));
  }, []);
  const dismiss = useCallback((id: number) => setTold((before) => before.filter((notice) => notice.id !== id)), []);

  const board = useMemo(() => ({ told, tell, dismiss }), [told, tell, dismiss]);
  return <BoardContext value={board}>{children}</BoardContext>;
}

/** Says things on the page: what was done, what failed. `bad` is read out at once, the others at the next pause. */
export function useNotices(): Notices {
  const { tell } = useBoard();
  return useMemo(() => ({ tell }), [tell]);
}

const ICONS: Record<NoticeTone, IconName> = { good: "circle-check", bad: "triangle-alert", info: "info" };

function Line({ notice, onDismiss }: { notice: Told; onDismiss(): void }) {
  const { action } = notice;
  return (
    <div className={`note told ${notice.tone}`}>
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

/** Where the notices stand; `AdminPage` has it under its heading. */
export function NoticeBoard() {
  const { told, dismiss } = useBoard();
  // A live region is read out when something comes into it: on a new page it has to be there, empty, before that.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const lines = (bad: boolean) =>
    ready &&
    told
      .filter(({ tone }) => (tone === "bad") === bad)
      .map((notice) => <Line key={notice.id} notice={notice} onDismiss={() => dismiss(notice.id)} />);
  return (
    <div className="notices">
      <div role="alert">{lines(true)}</div>
      <div role="status">{lines(false)}</div>
    </div>
  );
}
