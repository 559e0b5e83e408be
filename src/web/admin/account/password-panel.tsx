import { type FormEvent, useState } from "react";
import { Note } from "../../ui/notice.tsx";
import { NewPasswordFields, wrongWith } from "../desk/new-password.tsx";
import { useNotices } from "../desk/notices.tsx";
import { PasswordInput } from "../desk/password-input.tsx";
import { useSending } from "../desk/use-sending.ts";
import { changePassword } from "./account-calls.ts";

const EMPTY = { currentPassword: "", newPassword: "", again: "" };

function endedText(ended: number): string {
  if (ended === 0) return "Your password was changed.";
  return `Your password was changed, and ${ended === 1 ? "one other sign-in" : `${ended} other sign-ins`} ended.`;
}

type PasswordPanelProps = {
  username: string;
  /** Called when it was changed: other sign-ins may have ended. */
  onChanged(): void;
};

/** Changes one's own password. */
export function PasswordPanel({ username, onChanged }: PasswordPanelProps) {
  const [values, setValues] = useState(EMPTY);
  const { form, busy, trouble, errorAt, forget, send } = useSending(["currentPassword", "newPassword", "again"]);
  const { tell } = useNotices();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { currentPassword, newPassword } = values;
    const missing =
      currentPassword === "" ? [{ path: "currentPassword", message: "Give the password you have now." }] : [];
    await send([...missing, ...wrongWith(values)], async () => {
      const ended = await changePassword({ currentPassword, newPassword });
      setValues(EMPTY);
      tell(endedText(ended));
      onChanged();
    });
  };
  return (
    <section className="panel" aria-labelledby="password-heading">
      <h2 id="password-heading">Password</h2>
      <form ref={form} className="form" noValidate onSubmit={(event) => void submit(event)}>
        {trouble !== undefined && <Note kind="bad">{trouble}</Note>}
        {/* Tells password managers whose password it is. */}
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
          Your other sign-ins, and invitations that nobody has accepted yet, end when it is changed; this sign-in goes
          on.
        </p>
        <div className="acts">
          <button type="submit" className="btn" aria-disabled={busy || undefined}>
            {busy && <span className="turn" aria-hidden="true" />}
            Change password
          </button>
        </div>
      </form>
    </section>
  );
}
