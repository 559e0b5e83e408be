import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "../../../ui/kit/icon.tsx";
import styles from "./notices.module.css";

export type NoticeTone = "good" | "bad" | "info";

/** What can be done about it, offered after its text: "View · Edit · Undo". */
export type NoticeAction = { label: string } & ({ run(): void } | { to: string });

type NoticeOptions = {
  actions?: readonly NoticeAction[];
  /** This screen is left now, so it is read on the next one. */
  onNextScreen?: boolean;
};

type ShownNotice = {
  id: number;
  text: string;
  tone: NoticeTone;
  actions: readonly NoticeAction[];
  /** On how many screens it is still shown, this one included. */
  screens: number;
};

type Notices = {
  /**
   * Shows a notice until it is dismissed, for eight seconds, or until the next screen. A newer one takes its place. A
   * `bad` one stands in the screen and stays until the next screen or the next success. If one action causes both, report
   * the success first.
   */
  notify(text: string, tone?: NoticeTone, options?: NoticeOptions): void;
};

type Board = Notices & {
  notice: ShownNotice | undefined;
  failures: readonly ShownNotice[];
  dismiss(id: number): void;
  /** Whether the frame has a place for the notice beside the screen. */
  hasRail: boolean;
  setHasRail(hasRail: boolean): void;
};

/** How long a notice is shown. Its styles draw the same time. */
const SHOWN_MS = 8000;

/** More failures at once would push the page out of view. */
const MOST_FAILURES = 4;

/** As long as the sidebar is beside the page, and not a drawer. */
const WIDE = "(min-width: 56.25em)";

const BoardContext = createContext<Board | undefined>(undefined);

function useBoard(): Board {
  const board = use(BoardContext);
  if (board === undefined) throw new Error("useNotices needs a NoticesProvider");
  return board;
}

const isShownOn = ({ screens }: ShownNotice): boolean => screens > 0;
const onScreenAfter = (notice: ShownNotice): ShownNotice => ({ ...notice, screens: notice.screens - 1 });

/** Holds the notices, so that they outlive the screen that issued them: “Sumedha” was updated is read on the next one. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<ShownNotice>();
  const [failures, setFailures] = useState<readonly ShownNotice[]>([]);
  const [hasRail, setHasRail] = useState(false);
  const last = useRef(0);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setNotice((before) =>
      [before]
        .flatMap((each) => each ?? [])
        .map(onScreenAfter)
        .find(isShownOn),
    );
    setFailures((before) => before.map(onScreenAfter).filter(isShownOn));
  }, [pathname]);

  const notify = useCallback((text: string, tone: NoticeTone = "good", options: NoticeOptions = {}) => {
    last.current += 1;
    const { actions = [], onNextScreen = false } = options;
    const added = { id: last.current, text, tone, actions, screens: onNextScreen ? 2 : 1 };
    // A repeated text replaces the earlier failure, so that it is announced again.
    if (tone === "bad")
      setFailures((before) => [...before.filter((other) => other.text !== text), added].slice(-MOST_FAILURES));
    else setNotice(added);
    // Next to a success, earlier failures would read as if it had failed.
    if (tone === "good") setFailures([]);
  }, []);
  const dismiss = useCallback((id: number) => {
    setNotice((before) => (before?.id === id ? undefined : before));
    setFailures((before) => before.filter((failure) => failure.id !== id));
  }, []);

  const board = useMemo(
    () => ({ notice, failures, notify, dismiss, hasRail, setHasRail }),
    [notice, failures, notify, dismiss, hasRail],
  );
  return <BoardContext value={board}>{children}</BoardContext>;
}

/** Shows notices. A `bad` one is announced at once, the others at the next pause. */
export function useNotices(): Notices {
  const { notify } = useBoard();
  return useMemo(() => ({ notify }), [notify]);
}

function Actions({ notice: { actions }, onDismiss }: { notice: ShownNotice; onDismiss(): void }) {
  if (actions.length === 0) return null;
  return (
    <span className={styles.actions}>
      {actions.map((action) =>
        "to" in action ? (
          // The public site is loaded whole, so that no state of the admin area carries over.
          <Link key={action.label} to={action.to} reloadDocument={!action.to.startsWith("/admin/")}>
            {action.label}
          </Link>
        ) : (
          <button
            key={action.label}
            type="button"
            className="linklike"
            onClick={() => {
              onDismiss();
              action.run();
            }}
          >
            {action.label}
          </button>
        ),
      )}
    </span>
  );
}

const DismissButton = ({ notice, onDismiss }: { notice: ShownNotice; onDismiss(): void }) => (
  <button type="button" className="iconbtn" aria-label={`Dismiss: ${notice.text}`} onClick={onDismiss}>
    <Icon name="x" />
  </button>
);

/** A notice and its clock, which stops under the pointer, and while the focus is inside. */
function TimedNotice({ notice }: { notice: ShownNotice }) {
  const { dismiss } = useBoard();
  const { id } = notice;
  const onDismiss = useCallback(() => dismiss(id), [dismiss, id]);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const left = useRef(SHOWN_MS);
  const isHeld = isPointed || isFocused;
  useEffect(() => {
    if (isHeld) return;
    const begun = performance.now();
    const timer = setTimeout(onDismiss, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begun;
    };
  }, [isHeld, onDismiss]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads it or is about to press.
    <div
      className={`${styles.notice} ${notice.tone === "info" ? styles.info : ""}`}
      data-notices
      data-held={isHeld || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p>{notice.text}</p>
      <DismissButton notice={notice} onDismiss={onDismiss} />
      <Actions notice={notice} onDismiss={onDismiss} />
      <span className={styles.clock} aria-hidden="true" />
    </div>
  );
}

/** A failure stands in the screen whose action failed. */
function Failure({ notice }: { notice: ShownNotice }) {
  const { dismiss } = useBoard();
  const onDismiss = () => dismiss(notice.id);
  return (
    <div className={`note bad ${styles.failure}`} data-notices>
      <Icon name="triangle-alert" />
      <p>{notice.text}</p>
      <Actions notice={notice} onDismiss={onDismiss} />
      <DismissButton notice={notice} onDismiss={onDismiss} />
    </div>
  );
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

const useIsWide = (): boolean => useSyncExternalStore(subscribeToWidth, () => window.matchMedia(WIDE).matches);

/** The notice in the sidebar, where it covers nothing. In narrow windows, it stands in the screen. */
export function RailNotice() {
  const { notice, setHasRail } = useBoard();
  const isWide = useIsWide();
  useEffect(() => {
    setHasRail(true);
    return () => setHasRail(false);
  }, [setHasRail]);
  return (
    <div role="status" className={styles.rail}>
      {isWide && notice !== undefined && <TimedNotice key={notice.id} notice={notice} />}
    </div>
  );
}

/** What `AdminPage` places under its heading: the failures, and the notice where the sidebar is a drawer. */
export function NoticeBoard() {
  const { notice, failures, hasRail } = useBoard();
  const isBeside = useIsWide() && hasRail;
  // Only changes to an existing live region are announced, so on a new screen it must first render empty.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className={styles.board}>
      <div role="alert">{ready && failures.map((failure) => <Failure key={failure.id} notice={failure} />)}</div>
      {!isBeside && (
        <div role="status">{ready && notice !== undefined && <TimedNotice key={notice.id} notice={notice} />}</div>
      )}
    </div>
  );
}
