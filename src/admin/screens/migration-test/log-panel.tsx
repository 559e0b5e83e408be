import { useEffect, useRef } from "react";
import styles from "./migration-test.module.css";
import type { LogLevel } from "./slug-tests.ts";

export type LogLine = { id: number; at: Date; level: LogLevel; text: string };

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });
const WORDS: Record<LogLevel, string> = { info: "INFO", pass: "PASS", fail: "FAIL" };
const LINES: Record<LogLevel, string | undefined> = { info: undefined, pass: styles.pass, fail: styles.fail };

/** The log of the tests. It scrolls to the last line. */
export function LogPanel({ lines }: { lines: readonly LogLine[] }) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line scrolls to the end.
  useEffect(() => {
    panel.current?.scrollTo({ top: panel.current.scrollHeight });
  }, [lines]);
  return (
    <section className={styles.logpanel} aria-labelledby="log-heading">
      <h2 id="log-heading">Console log</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <div ref={panel} role="log" aria-labelledby="log-heading" tabIndex={0}>
        {lines.length === 0 ? (
          <p>Nothing logged yet.</p>
        ) : (
          lines.map(({ id, at, level, text }) => (
            <p key={id} className={LINES[level]}>
              <time dateTime={at.toISOString()}>{time.format(at)}</time> <b>{WORDS[level]}</b> {text}
            </p>
          ))
        )}
      </div>
    </section>
  );
}
