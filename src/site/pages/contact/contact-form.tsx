import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { browserApi } from "../../../platform/api-client/api-client.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { addressIn } from "../../../platform/languages/language.ts";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { Note } from "../../../ui/kit/notice.tsx";
import { ContactField } from "./contact-field.tsx";
import { FIELDS, type FieldErrors, type FieldName, findErrors, readFields, TRAP } from "./fields.ts";
import { type Sending, sendMessage } from "./send-message.ts";
import { words } from "./words.tsx";

const neverChanges = () => () => {};

/** True once scripts run: errors under the fields then replace the browser's own messages. */
const useScript = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

function SentNote() {
  const note = useRef<HTMLDivElement>(null);
  // The focused button disappears with the form.
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="sent-note">
      <Note kind="ok">{words.sent}</Note>
    </div>
  );
}

type ContactFormProps = {
  subject: string;
  /** The result of a message that was sent without script. */
  sending: Sending | undefined;
};

/** The contact form. Without script it is submitted normally; with script the page stays in place. */
export function ContactForm({ subject, sending }: ContactFormProps) {
  const [answer, setAnswer] = useState<Sending>();
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const scripted = useScript();
  const result = answer ?? sending;
  const [errors, setErrors] = useState<FieldErrors>(result?.outcome === "refused" ? result.errors : {});

  // Focus moves only after sending: errors also change while somebody types.
  const leadToFirst = useRef(false);
  useEffect(() => {
    if (result?.outcome !== "refused") return;
    leadToFirst.current = true;
    setErrors(result.errors);
  }, [result]);
  useEffect(() => {
    if (!leadToFirst.current || Object.keys(errors).length === 0) return;
    leadToFirst.current = false;
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);

  if (result?.outcome === "sent") return <SentNote />;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const email = event.currentTarget.elements.namedItem("email");
    const emailIsWrong = email instanceof HTMLInputElement && email.validity.typeMismatch;
    const found = findErrors(readFields(new FormData(event.currentTarget)), emailIsWrong);
    event.preventDefault();
    if (isSending) return;
    leadToFirst.current = true;
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setIsSending(true);
    void sendMessage(browserApi, new FormData(event.currentTarget)).then((sent) => {
      setIsSending(false);
      setAnswer(sent);
    });
  };
  const texts = result?.texts ?? { name: "", email: "", subject, message: "" };
  const field = (name: FieldName) => ({
    name,
    label: words.labels[name],
    text: texts[name],
    error: errors[name],
    first: name === FIELDS.find((field) => errors[field] !== undefined),
    // Return the same object if nothing changes, because an effect depends on it.
    onWrite: (written: FieldName) => setErrors((now) => (now[written] === undefined ? now : without(now, written))),
  });
  return (
    <form
      ref={form}
      method="post"
      action={addressIn(currentLanguage(), "/contact")}
      data-kept=""
      className="form"
      noValidate={scripted}
      onSubmit={onSubmit}
    >
      <div className="two">
        <ContactField {...field("name")} />
        <ContactField {...field("email")} />
      </div>
      <ContactField {...field("subject")} />
      <ContactField {...field("message")} />
      <div className="sr" aria-hidden="true">
        <label>
          {words.trap}
          <input name={TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {result?.outcome === "failed" && !isSending && <Note kind="bad">{words.failed}</Note>}
      <div>
        <button type="submit" className="btn" aria-disabled={isSending || undefined}>
          {isSending ? (
            <>
              <Spinner />
              {words.sending}
            </>
          ) : (
            words.send
          )}
        </button>
      </div>
    </form>
  );
}

function without(errors: FieldErrors, name: FieldName): FieldErrors {
  const { [name]: _, ...others } = errors;
  return others;
}
