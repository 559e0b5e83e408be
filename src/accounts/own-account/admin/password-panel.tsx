import { type FormEvent, useState } from "react";
import { CodeInput } from "../../../admin/auth/code-input.tsx";
import { confirmationOf, missingIn } from "../../../admin/auth/confirm-self-form.tsx";
import { NewPasswordFields, wrongWith } from "../../../admin/auth/new-password.tsx";
import { PasswordInput } from "../../../admin/auth/password-input.tsx";
import { useNotices } from "../../../admin/ui/notices.tsx";
import { Panel } from "../../../admin/ui/panel.tsx";
import { useSending } from "../../../admin/ui/use-sending.browser.ts";
import { Spinner } from "../../../platform/ui/loading/spinner.tsx";
import { Note } from "../../../platform/ui/notice.tsx";
import { changePassword } from "./account-calls.browser.ts";

const EMPTY = { currentPassword: "", code: "", newPassword: "", again: "" };

function endedText(ended: number): string {
  if (ended === 0) return "Your password was changed.";
  return `Your password was changed, and ${ended === 1 ? "one other sign-in" : `${ended} other sign-ins`} ended.`;
}

type PasswordPanelProps = {
  username: string;
  /** Whether the account has a second factor: the form then asks for the code as well. */
  secondFactor: boolean;
  /** Called after the change: other sessions may have ended, and a recovery code may be used up. */
  onChanged(): void;
};

/** Changes one's own password. */
export function PasswordPanel({ username, secondFactor, onChanged }: PasswordPanelProps) {
  const [values, setValues] = useState(EMPTY);
  const { form, busy, trouble, errorAt, forget, send } = useSending([
    "currentPassword",
    "code",
    "newPassword",
    "again",
  ]);
  const { notify } = useNotices();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await send([...missingIn(values, secondFactor), ...wrongWith(values)], async () => {
      const ended = await changePassword({ ...confirmationOf(values), newPassword: values.newPassword });
      setValues(EMPTY);
      notify(endedText(ended));
      onChanged();
    });
  };
  return (
    <Panel aria-labelledby="password-heading">
      <h2 id="password-heading">Password</h2>
      <form ref={form} className="form" noValidate onSubmit={(event) => void submit(event)}>
        {trouble !== undefined && <Note kind="bad">{trouble}</Note>}
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" className="sr" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          value={values.currentPassword}
          error={errorAt("currentPassword")}
          onChange={(currentPassword) => {
            setValues({ ...values, currentPassword });
            forget("currentPassword");
          }}
        />
        {/* The second factor may have been turned on since this page was loaded: then the API asks for the code. */}
        {(secondFactor || errorAt("code") !== undefined || values.code !== "") && (
          <CodeInput
            hint="The six digits from your authenticator app, or one of your recovery codes."
            value={values.code}
            error={errorAt("code")}
            onChange={(code) => {
              setValues({ ...values, code });
              forget("code");
            }}
          />
        )}
        <NewPasswordFields
          label="New password"
          value={values}
          errorAt={errorAt}
          onChange={(chosen) => {
            setValues({ ...values, ...chosen });
            forget("newPassword");
            forget("again");
          }}
        />
        <p className="hint">
          Changing it ends your other sign-ins and withdraws your open invitations. This sign-in stays.
        </p>
        <div className="acts">
          <button type="submit" className="btn" aria-disabled={busy || undefined}>
            {busy && <Spinner />}
            Change password
          </button>
        </div>
      </form>
    </Panel>
  );
}
