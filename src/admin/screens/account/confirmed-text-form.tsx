import { type ComponentProps, useEffect, useState } from "react";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { SendingForm } from "../../kit/ui/sending-form.tsx";
import { useSending } from "../../kit/ui/use-sending.browser.ts";
import {
  CONFIRMATION_FIELDS,
  type Confirmation,
  ConfirmSelfFields,
  confirmationOf,
  missingIn,
  NOTHING_TYPED,
} from "../../sign-in/confirm-self-form.tsx";

type ConfirmedTextFormProps = {
  /** The text field. Its name is that of the API's field. */
  field: Omit<ComponentProps<typeof TextInput>, "value" | "error" | "onChange" | "required"> & { name: string };
  /** What is said at the field while it is empty. */
  missing: string;
  /** The label of the button. */
  confirm: string;
  secondFactor: boolean;
  /** Gets the text without spaces around it. Rejects with a failure, which is then shown at its field. */
  onSend(text: string, given: Confirmation): Promise<void>;
  onCancel(): void;
};

/** Asks for one text, and for the password and code that confirm who sends it. */
export function ConfirmedTextForm(props: ConfirmedTextFormProps) {
  const { field, missing, confirm, secondFactor, onSend, onCancel } = props;
  const [text, setText] = useState("");
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const sending = useSending([field.name, ...CONFIRMATION_FIELDS]);
  const { form } = sending;
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), [form]);
  const submit = () => {
    const empty = text.trim() === "" ? [{ path: field.name, message: missing }] : [];
    return sending.send([...empty, ...missingIn(typed, secondFactor)], () =>
      onSend(text.trim(), confirmationOf(typed)),
    );
  };
  return (
    <SendingForm sending={sending} confirm={confirm} onSubmit={submit} onCancel={onCancel}>
      <TextInput
        {...field}
        required
        value={text}
        error={sending.errorAt(field.name)}
        onChange={(event) => {
          setText(event.target.value);
          sending.forget(field.name);
        }}
      />
      <ConfirmSelfFields
        typed={typed}
        errorAt={sending.errorAt}
        secondFactor={secondFactor}
        onChange={(changed, name) => {
          setTyped(changed);
          sending.forget(name);
        }}
      />
    </SendingForm>
  );
}
