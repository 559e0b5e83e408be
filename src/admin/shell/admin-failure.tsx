import { useLayoutEffect, useRef } from "react";
import { Icon } from "../../ui/kit/icon.tsx";
import { Notice } from "../../ui/kit/notice.tsx";
import type { Failure } from "../kit/api/failure.ts";

type AdminFailureProps = {
  /** What failed: "Failed to fetch tuskers". */
  title: string;
  failure: Failure;
  onRetry(): unknown;
};

/** The red box shown in place of content that failed to load. */
export function AdminFailure({ title, failure, onRetry }: AdminFailureProps) {
  const button = useRef<HTMLButtonElement>(null);
  // If the button had the focus when it disappears, move it to the heading of the page.
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (document.activeElement === pressed) document.querySelector<HTMLElement>("main h1")?.focus();
    };
  }, []);
  return (
    <Notice kind="alert" title={title}>
      <p>{failure.message}</p>
      <button ref={button} type="button" className="btn" onClick={() => onRetry()}>
        <Icon name="rotate-ccw" />
        Try Again
      </button>
    </Notice>
  );
}
