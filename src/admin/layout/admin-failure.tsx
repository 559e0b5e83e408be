import { useLayoutEffect, useRef } from "react";
import { Icon } from "../../platform/ui/icon.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import type { Failure } from "../api/failure.ts";

type AdminFailureProps = {
  /** What could not be done: "Failed to fetch tuskers". */
  title: string;
  failure: Failure;
  onRetry(): void;
};

/** The red box in the place of what could not be loaded. */
export function AdminFailure({ title, failure, onRetry }: AdminFailureProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Whoever pressed the button goes on at the heading of the page once the button is gone.
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (document.activeElement === pressed) document.querySelector<HTMLElement>("main h1")?.focus();
    };
  }, []);
  return (
    <Notice kind="alert" title={title}>
      <p>{failure.message}</p>
      <button ref={button} type="button" className="btn" onClick={onRetry}>
        <Icon name="rotate-ccw" />
        Try Again
      </button>
    </Notice>
  );
}
