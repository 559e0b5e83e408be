import { useState } from "react";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { SendingForm } from "../../kit/ui/sending-form.tsx";
import { useSending } from "../../kit/ui/use-sending.browser.ts";
import { NewPasswordFields, wrongWith } from "../../sign-in/new-password.tsx";

type AcceptFormProps = {
  username: string;
  /** Rejects with a failure, which is then shown at its field. */
  onAccept(password: string): Promise<void>;
};

/** The form in which an invitee chooses a password. */
export function AcceptForm({ username, onAccept }: AcceptFormProps) {
  const [values, setValues] = useState({ newPassword: "", again: "" });
  const sending = useSending(["newPassword", "again"]);
  const submit = () => sending.send(wrongWith(values), () => onAccept(values.newPassword));
  return (
    <SendingForm sending={sending} confirm="Accept the invitation" onSubmit={submit}>
      <TextInput label="Username" name="username" autoComplete="username" value={username} readOnly />
      <NewPasswordFields
        label="Password"
        value={values}
        errorAt={sending.errorAt}
        onChange={(chosen) => {
          setValues(chosen);
          sending.forget("newPassword");
          sending.forget("again");
        }}
      />
    </SendingForm>
  );
}
