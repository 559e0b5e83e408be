import { useSyncExternalStore } from "react";
import { Icon } from "../../platform/ui/icon.tsx";
import { clockInSriLanka, clockWhereTheReaderIs } from "./clock-times.ts";

const neverChanges = () => () => {};

/** Says that nobody else sees this, and for how long the link is good. */
export function PreviewBar({ expiresAt }: { expiresAt: string }) {
  // The server does not know where the reader is.
  const clock = useSyncExternalStore(
    neverChanges,
    () => clockWhereTheReaderIs(expiresAt),
    () => `${clockInSriLanka(expiresAt)} in Sri Lanka`,
  );
  return (
    <aside aria-label="Preview" className="preview-bar">
      <p className="wrap">
        <Icon name="info" />
        <span>
          Preview: not public. Good until <time dateTime={expiresAt}>{clock}</time>
        </span>
      </p>
    </aside>
  );
}
