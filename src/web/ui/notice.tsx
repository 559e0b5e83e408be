import type { ReactNode } from "react";

/** A message on the page itself. `alert` is read out at once; `status` when the reader comes to a pause. */
export function Notice({ kind, title, children }: { kind: "alert" | "status"; title: string; children?: ReactNode }) {
  const look = kind === "alert" ? "border-danger bg-danger-wash" : "border-gold bg-notice-wash";
  return (
    <div role={kind} className={`border-l-5 p-s-5 ${look}`}>
      <h2 className="text-t-4">{title}</h2>
      {children}
    </div>
  );
}
