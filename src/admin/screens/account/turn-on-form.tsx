import type { InferResponseType } from "hono/client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { Note } from "../../../ui/kit/notice.tsx";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { CopyButton } from "../../kit/ui/copy-button.tsx";
import { SendingForm } from "../../kit/ui/sending-form.tsx";
import { useSending } from "../../kit/ui/use-sending.browser.ts";
import { CodeInput } from "../../sign-in/code-input.tsx";
import { PasswordInput } from "../../sign-in/password-input.tsx";
import styles from "./second-factor.module.css";

const secondFactor = adminApi.api.account["second-factor"];

type OfferedSecondFactor = InferResponseType<typeof secondFactor.$post, 200>;
type TurnedOn = InferResponseType<typeof secondFactor.$put, 200>;

function AskPassword({ onOffered, onCancel }: { onOffered(offer: OfferedSecondFactor): void; onCancel(): void }) {
  const [currentPassword, setCurrentPassword] = useState("");
  const sending = useSending(["currentPassword"]);
  const { form, errorAt, forget } = sending;
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), [form]);

  const submit = () => {
    const missing =
      currentPassword === "" ? [{ path: "currentPassword", message: "Enter your current password." }] : [];
    return sending.send(missing, async () =>
      onOffered(await bodyOf(secondFactor.$post({ json: { currentPassword } }))),
    );
  };
  return (
    <SendingForm sending={sending} confirm="Go on" onSubmit={submit} onCancel={onCancel}>
      <PasswordInput
        label="Your password"
        name="currentPassword"
        autoComplete="current-password"
        hint="Required, because this changes how you sign in."
        value={currentPassword}
        error={errorAt("currentPassword")}
        onChange={(value) => {
          setCurrentPassword(value);
          forget("currentPassword");
        }}
      />
    </SendingForm>
  );
}

/** In groups of four, which are easier to type. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, "$1 ");

type EnterCodeProps = { offer: OfferedSecondFactor; onTurnedOn(turnedOn: TurnedOn): void; onCancel(): void };

function EnterCode({ offer, onTurnedOn, onCancel }: EnterCodeProps) {
  const [code, setCode] = useState("");
  const { form, busy, trouble, errorAt, forget, send } = useSending(["code"]);
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = code.trim() === "" ? [{ path: "code", message: "Enter the code." }] : [];
    await send(missing, async () => onTurnedOn(await bodyOf(secondFactor.$put({ json: { code: code.trim() } }))));
  };
  return (
    <form ref={form} className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p ref={first} tabIndex={-1}>
        <b>1.</b> Scan this with an authenticator app on your phone, or enter the secret below in the app.
      </p>
      <div className={styles.scan}>
        <img src={offer.qrCode} alt="The secret as a QR code" width="196" height="196" />
        <div>
          <p>
            Secret: <code>{grouped(offer.secret)}</code>
          </p>
          <CopyButton text={offer.secret} what="the secret" />
          <a href={offer.uri}>Open in an app on this device</a>
        </div>
      </div>
      <p>
        <b>2.</b> Enter the code from the app. From then on, every sign-in requires a code.
      </p>
      {trouble !== undefined && <Note kind="bad">{trouble}</Note>}
      <CodeInput
        hint="Six digits; they change every half minute."
        value={code}
        error={errorAt("code")}
        onChange={(value) => {
          setCode(value);
          forget("code");
        }}
      />
      <div className="acts">
        <button type="submit" className="btn" aria-disabled={busy || undefined}>
          {busy && <Spinner />}
          Turn on
        </button>
        <button type="button" className="btn quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** Turns the second factor on: the password, the secret for the app, and a code that proves that the app stored it. */
export function TurnOnForm({ onTurnedOn, onCancel }: Omit<EnterCodeProps, "offer">) {
  const [offer, setOffer] = useState<OfferedSecondFactor>();
  return offer === undefined ? (
    <AskPassword onOffered={setOffer} onCancel={onCancel} />
  ) : (
    <EnterCode offer={offer} onTurnedOn={onTurnedOn} onCancel={onCancel} />
  );
}
