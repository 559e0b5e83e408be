import type { ReactNode } from "react";
import { CircleCheckIcon, WarningIcon } from "./icon.tsx";

/** One sentence about what has just happened. `bad` is read out at once, `ok` when the reader comes to a pause. */
export function Note({ kind, children }: { kind: "ok" | "bad"; children: ReactNode }) {
  return (
    <p className={`note ${kind}`} role={kind === "ok" ? "status" : "alert"}>
      {kind === "ok" ? <CircleCheckIcon /> : <WarningIcon />}
      <span>{children}</span>
    </p>
  );
}

/**
 * What stands in the place of something: `alert` where it could not be loaded, read out at once; `status` where there is
 * nothing. The children are the sentence and the buttons.
 */
export function Notice({ kind, title, children }: { kind: "alert" | "status"; title: string; children?: ReactNode }) {
  return (
    <div role={kind} className={kind === "alert" ? "stop" : "void"}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
