import type { InferResponseType } from "hono/client";
import { useRef, useState } from "react";
import { ROLE_LABELS, ROLES, type Role } from "../../../people/accounts/roles.ts";
import { usernameSchema } from "../../../people/accounts/username.ts";
import { Select, TextInput } from "../../../ui/kit/forms/field.tsx";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { ShownOnce } from "../../kit/ui/copy-button.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import { SendingForm } from "../../kit/ui/sending-form.tsx";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { useSending } from "../../kit/ui/use-sending.browser.ts";
import {
  CONFIRMATION_FIELDS,
  ConfirmSelfFields,
  confirmationOf,
  missingIn,
  NOTHING_TYPED,
} from "../../sign-in/confirm-self-form.tsx";

const { invitations } = adminApi.api.accounts;

type NewInvitation = InferResponseType<typeof invitations.$post, 201>;

const ROLE_HINTS: Record<Role, string> = {
  writer: "Writes drafts, which an editor publishes.",
  editor: "Publishes, and looks after tags, sources and messages.",
  administrator: "Has all rights, including over accounts.",
};

/** Invites somebody to an account of their own. */
export function InvitePanel({ secondFactor }: { secondFactor: boolean }) {
  const [username, setUsername] = useState("");
  const [role, setRole] = useState<Role>("writer");
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [invitation, setInvitation] = useState<NewInvitation>();
  const sending = useSending(["username", ...CONFIRMATION_FIELDS]);
  const { errorAt, forget } = sending;
  const heading = useRef<HTMLHeadingElement>(null);

  const submit = () => {
    const checked = usernameSchema.safeParse(username);
    const wrong = checked.success
      ? []
      : checked.error.issues.slice(0, 1).map(({ message }) => ({ path: "username", message }));
    return sending.send([...wrong, ...missingIn(typed, secondFactor)], async () => {
      setInvitation(await bodyOf(invitations.$post({ json: { username, role, ...confirmationOf(typed) } })));
      setUsername("");
      setTyped(NOTHING_TYPED);
    });
  };
  return (
    <Panel aria-labelledby="invite-heading">
      <h2 id="invite-heading" ref={heading} tabIndex={-1}>
        Invite someone
      </h2>
      {invitation !== undefined ? (
        <ShownOnce
          label={`Link for ${invitation.username}`}
          text={invitation.url}
          onDone={() => {
            setInvitation(undefined);
            heading.current?.focus();
          }}
        >
          {invitation.username} is invited as {ROLE_LABELS[invitation.role].toLowerCase()}. Give them this link. It is
          not shown again, works once, and is valid until <Timestamp at={invitation.expiresAt} />.
        </ShownOnce>
      ) : (
        <SendingForm sending={sending} confirm="Invite" onSubmit={submit}>
          <TextInput
            label="Username"
            name="username"
            required
            hint="They choose the password themselves."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            error={errorAt("username")}
            onChange={(event) => {
              setUsername(event.target.value);
              forget("username");
            }}
          />
          <Select
            label="Role"
            name="role"
            hint={ROLE_HINTS[role]}
            value={role}
            onChange={({ target }) => setRole(ROLES.find((known) => known === target.value) ?? "writer")}
          >
            {ROLES.map((known) => (
              <option key={known} value={known}>
                {ROLE_LABELS[known]}
              </option>
            ))}
          </Select>
          <ConfirmSelfFields
            typed={typed}
            errorAt={errorAt}
            secondFactor={secondFactor}
            hint="Confirms that it is you who invites."
            onChange={(changed, name) => {
              setTyped(changed);
              forget(name);
            }}
          />
        </SendingForm>
      )}
    </Panel>
  );
}
