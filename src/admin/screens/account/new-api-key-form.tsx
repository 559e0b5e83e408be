import type { InferResponseType } from "hono/client";
import { useEffect, useState } from "react";
import { VALIDITIES } from "../../../people/accounts/api-keys/validity.ts";
import { ownNameSchema } from "../../../people/accounts/own-name.ts";
import { KEY_SCOPES, type KeyScope, SCOPES } from "../../../people/accounts/roles.ts";
import { Select, TextInput } from "../../../ui/kit/forms/field.tsx";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { SendingForm } from "../../kit/ui/sending-form.tsx";
import { useSending } from "../../kit/ui/use-sending.browser.ts";
import {
  CONFIRMATION_FIELDS,
  ConfirmSelfFields,
  confirmationOf,
  missingIn,
  NOTHING_TYPED,
} from "../../sign-in/confirm-self-form.tsx";

const calls = adminApi.api.account["api-keys"];

export type MadeApiKey = InferResponseType<typeof calls.$post, 201>;

const VALIDITY_LABELS: Record<(typeof VALIDITIES)[number], string> = {
  7: "7 days",
  30: "30 days",
  90: "90 days",
  180: "180 days",
  365: "One year",
};

const SCOPE_LABELS: Record<KeyScope, string> = { read: "Read", write: "Write", publish: "Publish" };

type NewApiKeyFormProps = { secondFactor: boolean; onMade(key: MadeApiKey): void; onCancel(): void };

/** Asks for the name, scope and validity of a new key, and for the password that confirms who makes it. */
export function NewApiKeyForm({ secondFactor, onMade, onCancel }: NewApiKeyFormProps) {
  const [name, setName] = useState("");
  const [scope, setScope] = useState<KeyScope>("read");
  const [days, setDays] = useState<number>(90);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const sending = useSending(["name", "scope", "days", ...CONFIRMATION_FIELDS]);
  const { form, errorAt, forget } = sending;
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), [form]);
  const submit = () => {
    const checked = ownNameSchema.safeParse(name);
    const wrong = checked.success
      ? []
      : checked.error.issues.slice(0, 1).map(({ message }) => ({ path: "name", message }));
    return sending.send([...wrong, ...missingIn(typed, secondFactor)], async () => {
      const json = { name: name.trim(), scope, days, ...confirmationOf(typed) };
      onMade(await bodyOf(calls.$post({ json })));
    });
  };
  return (
    <SendingForm sending={sending} confirm="Make the key" onSubmit={submit} onCancel={onCancel}>
      <TextInput
        label="Name of the key"
        name="name"
        required
        autoComplete="off"
        hint="What will use it, such as “Nightly export”."
        value={name}
        error={errorAt("name")}
        onChange={(event) => {
          setName(event.target.value);
          forget("name");
        }}
      />
      <Select
        label="Scope"
        name="scope"
        hint={`It can ${SCOPES[scope]}, as far as your role allows.`}
        value={scope}
        error={errorAt("scope")}
        onChange={({ target }) => setScope(KEY_SCOPES.find((known) => known === target.value) ?? "read")}
      >
        {KEY_SCOPES.map((known) => (
          <option key={known} value={known}>
            {SCOPE_LABELS[known]}
          </option>
        ))}
      </Select>
      <Select
        label="Valid for"
        name="days"
        value={days}
        error={errorAt("days")}
        onChange={({ target }) => setDays(Number(target.value))}
      >
        {VALIDITIES.map((known) => (
          <option key={known} value={known}>
            {VALIDITY_LABELS[known]}
          </option>
        ))}
      </Select>
      <ConfirmSelfFields
        typed={typed}
        errorAt={errorAt}
        secondFactor={secondFactor}
        hint="Confirms that it is you who makes the key."
        onChange={(changed, field) => {
          setTyped(changed);
          forget(field);
        }}
      />
    </SendingForm>
  );
}
