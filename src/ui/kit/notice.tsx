import type { ReactNode, Ref } from "react";
import { Icon } from "./icon.tsx";
import styles from "./notice.module.css";

/** One sentence about what just happened. Screen readers announce `bad` at once, and `ok` at the next pause. */
export function Note({ kind, children }: { kind: "ok" | "bad"; children: ReactNode }) {
  return (
    <p className={`note ${kind}`} role={kind === "ok" ? "status" : "alert"}>
      {kind === "ok" ? <Icon name="circle-check" /> : <Icon name="triangle-alert" />}
      <span>{children}</span>
    </p>
  );
}

type NoticeProps = {
  kind: "alert" | "status";
  title: string;
  /** True if it replaces the whole page: its heading is then the page's heading. */
  isPage?: boolean;
  /** For callers that move the focus to it. */
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
};

/**
 * Replaces missing content: `alert` if it could not be loaded, announced at once; `status` if there is none. The
 * children are the sentence and the buttons.
 */
export function Notice({ kind, title, isPage = false, ref, children }: NoticeProps) {
  const Heading = isPage ? "h1" : "h2";
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={kind}
      className={kind === "alert" ? styles.failed : styles.none}
      data-failure={kind === "alert" || undefined}
    >
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
