import type { ReactNode } from "react";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { Note } from "../../../ui/kit/notice.tsx";
import type { Sending } from "./use-sending.browser.ts";

type SendingFormProps = {
  sending: Pick<Sending<string>, "form" | "busy" | "trouble">;
  /** The label of the button that sends it. */
  confirm: string;
  risk?: boolean;
  onSubmit(): Promise<unknown>;
  /** Adds a button that closes the form; it does nothing while the form is being sent. */
  onCancel?: () => void;
  children: ReactNode;
};

/** A small form: its fields, what went wrong with it as a whole above them, and its buttons below. */
export function SendingForm({ sending, confirm, risk = false, onSubmit, onCancel, children }: SendingFormProps) {
  const { form, busy, trouble } = sending;
  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {trouble !== undefined && <Note kind="bad">{trouble}</Note>}
      {children}
      <div className="acts">
        <button type="submit" className={risk ? "btn danger" : "btn"} aria-disabled={busy || undefined}>
          {busy && <Spinner />}
          {confirm}
        </button>
        {onCancel && (
          <button
            type="button"
            className="btn quiet"
            aria-disabled={busy || undefined}
            onClick={() => !busy && onCancel()}
          >
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
