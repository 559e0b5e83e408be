import { type FormEvent, useEffect, useState } from "react";
import { Note } from "../../ui/notice.tsx";
import { PasswordInput } from "../desk/password-input.tsx";
import { useSending } from "../desk/use-sending.ts";
import type { BothFactors } from "./account-calls.ts";
import { CodeInput } from "./code-input.tsx";

type BothFactorsFormProps = {
  /** The word on the button that does it. */
  confirm: string;
  /** Rejects with a failure, which is then shown at its field. */
  onConfirm(given: BothFactors): Promise<void>;
  onCancel(): void;
  risk?: boolean;
};

/** Asks for password and code before something is done to the second factor. */
export function BothFactorsForm({ confirm, onConfirm, onCancel, risk = false }: BothFactorsFormProps) {
  const [given, setGiven] = useState<BothFactors>({ currentPassword: "", code: "" });
  const { form, busy, trouble, errorAt, forget, send } = useSending(["currentPassword", "code"]);
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), [form]);
  const change = (name: keyof BothFactors) => (value: string) => {
    setGiven({ ...given, [name]: value });
    forget(name);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = [];
    if (given.currentPassword === "") {
      missing.push({ path: "currentPassword", message: "Give the password you have now." });
    }
    if (given.code.trim() === "") missing.push({ path: "code", message: "Enter the code." });
    await send(missing, () => onConfirm({ ...given, code: given.code.trim() }));
  };
  return (
    <form ref={form} className="form" noValidate onSubmit={(event) => void submit(event)}>
      {trouble !== undefined && <Note kind="bad">{trouble}</Note>}
      <PasswordInput
        label="Your password"
        name="currentPassword"
        autoComplete="current-password"
        value={given.currentPassword}
        error={errorAt("currentPassword")}
        onChange={change("currentPassword")}
      />
      <CodeInput
        hint="The six digits that your app shows now, or one of your recovery codes."
        value={given.code}
        error={errorAt("code")}
        onChange={change("code")}
      />
      <div className="acts">
        <button type="submit" className={risk ? "btn danger" : "btn"} aria-disabled={busy || undefined}>
          {busy && <span className="turn" aria-hidden="true" />}
          {confirm}
        </button>
        <button type="button" className="btn quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
