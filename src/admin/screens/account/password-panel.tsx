import { useState } from "react";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { useNotices } from "../../kit/ui/notices.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import { SendingForm } from "../../kit/ui/sending-form.tsx";
import { useSending } from "../../kit/ui/use-sending.browser.ts";
import { CONFIRMATION_FIELDS, ConfirmSelfFields, confirmationOf, missingIn } from "../../sign-in/confirm-self-form.tsx";
import { NewPasswordFields, wrongWith } from "../../sign-in/new-password.tsx";

const EMPTY = { currentPassword: "", code: "", newPassword: "", again: "" };

function endedText(ended: number): string {
  if (ended === 0) return "Your password was changed.";
  return `Your password was changed, and ${ended === 1 ? "one other sign-in" : `${ended} other sign-ins`} ended.`;
}

type PasswordPanelProps = {
  username: string;
  /** Whether the account has a second factor: the form then asks for the code as well. */
  secondFactor: boolean;
};

/** Changes one's own password. */
export function PasswordPanel({ username, secondFactor }: PasswordPanelProps) {
  const [values, setValues] = useState(EMPTY);
  const sending = useSending([...CONFIRMATION_FIELDS, "newPassword", "again"]);
  const { notify } = useNotices();

  const submit = () =>
    sending.send([...missingIn(values, secondFactor), ...wrongWith(values)], async () => {
      const json = { ...confirmationOf(values), newPassword: values.newPassword };
      const { endedSessions } = await bodyOf(adminApi.api.account.password.$put({ json }));
      setValues(EMPTY);
      notify(endedText(endedSessions));
    });
  return (
    <Panel aria-labelledby="password-heading">
      <h2 id="password-heading">Password</h2>
      <SendingForm sending={sending} confirm="Change password" onSubmit={submit}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" className="sr" name="username" autoComplete="username" value={username} readOnly hidden />
        <ConfirmSelfFields
          label="Current password"
          typed={values}
          errorAt={sending.errorAt}
          secondFactor={secondFactor}
          onChange={(typed, name) => {
            setValues({ ...values, ...typed });
            sending.forget(name);
          }}
        />
        <NewPasswordFields
          label="New password"
          value={values}
          errorAt={sending.errorAt}
          onChange={(chosen) => {
            setValues({ ...values, ...chosen });
            sending.forget("newPassword");
            sending.forget("again");
          }}
        />
        <p className="hint">
          Changing it ends your other sign-ins and withdraws your open invitations. This sign-in stays.
        </p>
      </SendingForm>
    </Panel>
  );
}
