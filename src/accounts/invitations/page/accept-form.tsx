import { type FormEvent, useState } from "react";
import { NewPasswordFields, wrongWith } from "../../../admin/auth/new-password.tsx";
import { useSending } from "../../../admin/ui/use-sending.browser.ts";
import { TextInput } from "../../../platform/ui/forms/field.tsx";
import { Spinner } from "../../../platform/ui/loading/spinner.tsx";
import { Note } from "../../../platform/ui/notice.tsx";

type AcceptFormProps = {
  username: string;
  /** Rejects with a failure, which is then shown at its field. */
  onAccept(password: string): Promise<void>;
};

/** The form in which an invitee chooses a password. */
export function AcceptForm({ username, onAccept }: AcceptFormProps) {
  const [values, setValues] = useState({ newPassword: "", again: "" });
  const { form, busy, trouble, errorAt, forget, send } = useSending(["newPassword", "again"]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await send(wrongWith(values), () => onAccept(values.newPassword));
  };
  return (
    <form ref={form} className="form" noValidate onSubmit={(event) => void submit(event)}>
      {trouble !== undefined && <Note kind="bad">{trouble}</Note>}
      <TextInput label="Username" name="username" autoComplete="username" value={username} readOnly />
      <NewPasswordFields
        label="Password"
        value={values}
        errorAt={errorAt}
        onChange={(chosen) => {
          setValues(chosen);
          forget("newPassword");
          forget("again");
        }}
      />
      <div className="acts">
        <button type="submit" className="btn" aria-disabled={busy || undefined}>
          {busy && <Spinner />}
          Accept the invitation
        </button>
      </div>
    </form>
  );
}
