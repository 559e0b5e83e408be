import { useEffect, useState } from "react";
import { SendingForm } from "../kit/ui/sending-form.tsx";
import type { FieldError } from "../kit/ui/use-sending.browser.ts";
import { useSending } from "../kit/ui/use-sending.browser.ts";
import { CodeInput } from "./code-input.tsx";
import { PasswordInput } from "./password-input.tsx";

/** Proves to the API that the owner of the account makes the request. Without a second factor the code is omitted. */
export type Confirmation = { currentPassword: string; code?: string };

/** The current input. */
export type TypedConfirmation = { currentPassword: string; code: string };

export const NOTHING_TYPED: TypedConfirmation = { currentPassword: "", code: "" };

export const CONFIRMATION_FIELDS = ["currentPassword", "code"] as const;
type FieldName = (typeof CONFIRMATION_FIELDS)[number];

/** The required fields that are still empty. */
export function missingIn(typed: TypedConfirmation, secondFactor: boolean): FieldError[] {
  const missing: FieldError[] = [];
  if (typed.currentPassword === "") {
    missing.push({ path: "currentPassword", message: "Enter your current password." });
  }
  if (secondFactor && typed.code.trim() === "") missing.push({ path: "code", message: "Enter the code." });
  return missing;
}

export const confirmationOf = ({ currentPassword, code }: TypedConfirmation): Confirmation => ({
  currentPassword,
  ...(code.trim() === "" ? {} : { code: code.trim() }),
});

type ConfirmSelfFieldsProps = {
  typed: TypedConfirmation;
  onChange(typed: TypedConfirmation, name: FieldName): void;
  errorAt(name: FieldName): string | undefined;
  /** Whether the account that makes the request has a second factor. */
  secondFactor: boolean;
  label?: string;
  hint?: string;
};

/** The fields that confirm somebody's identity: the password and, with a second factor, a code. */
export function ConfirmSelfFields(props: ConfirmSelfFieldsProps) {
  const { typed, onChange, errorAt, secondFactor, label = "Your password", hint } = props;
  const codeError = errorAt("code");
  return (
    <>
      <PasswordInput
        label={label}
        name="currentPassword"
        autoComplete="current-password"
        hint={hint}
        value={typed.currentPassword}
        error={errorAt("currentPassword")}
        onChange={(currentPassword) => onChange({ ...typed, currentPassword }, "currentPassword")}
      />
      {/* The second factor may have been turned on since this page was loaded: then the API asks for the code. */}
      {(secondFactor || codeError !== undefined || typed.code !== "") && (
        <CodeInput
          hint="The six digits from your authenticator app, or one of your recovery codes."
          value={typed.code}
          error={codeError}
          onChange={(code) => onChange({ ...typed, code }, "code")}
        />
      )}
    </>
  );
}

type ConfirmSelfFormProps = {
  /** The label of the confirm button. */
  confirm: string;
  /** Rejects with a failure, which is then shown at its field. */
  onConfirm(given: Confirmation): Promise<void>;
  onCancel(): void;
  secondFactor: boolean;
  risk?: boolean;
};

/** Asks for the password and, with a second factor, a code before an action that a stolen token must not allow. */
export function ConfirmSelfForm({ confirm, onConfirm, onCancel, secondFactor, risk = false }: ConfirmSelfFormProps) {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const sending = useSending(CONFIRMATION_FIELDS);
  const { form, errorAt, forget } = sending;
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), [form]);
  const submit = () => sending.send(missingIn(typed, secondFactor), () => onConfirm(confirmationOf(typed)));
  return (
    <SendingForm sending={sending} confirm={confirm} risk={risk} onSubmit={submit} onCancel={onCancel}>
      <ConfirmSelfFields
        typed={typed}
        errorAt={errorAt}
        secondFactor={secondFactor}
        onChange={(changed, name) => {
          setTyped(changed);
          forget(name);
        }}
      />
    </SendingForm>
  );
}
