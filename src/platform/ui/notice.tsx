import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** One sentence about what has just happened. `bad` is read out at once, `ok` when the reader comes to a pause. */
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
  /** True where it stands in the place of the whole page: its heading is then the page's. */
  isPage?: boolean;
  children?: ReactNode;
};

/**
 * What stands in the place of something: `alert` where it could not be loaded, read out at once; `status` where there is
 * nothing. The children are the sentence and the buttons.
 */
export function Notice({ kind, title, isPage = false, children }: NoticeProps) {
  const Heading = isPage ? "h1" : "h2";
  return (
    <div role={kind} className={kind === "alert" ? "stop" : "void"}>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
