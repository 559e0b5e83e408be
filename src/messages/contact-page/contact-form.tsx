import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import { Note } from "../../platform/ui/notice.tsx";
import { ContactField } from "./contact-field.tsx";
import { FIELDS, type FieldErrors, type FieldName, findErrors, readFields, TRAP } from "./fields.ts";
import type { Sending } from "./send-message.ts";

const LABELS: Record<FieldName, string> = {
  name: "Your Name",
  email: "Your Email",
  subject: "Subject",
  message: "Message",
};

const neverChanges = () => () => {};

/** True once script runs: the browser's own complaints then make way for those under the fields. */
const useScript = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

function SentNote() {
  const note = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with the form.
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="sent-note">
      <Note kind="ok">Message sent successfully! We'll get back to you soon.</Note>
    </div>
  );
}

type ContactFormProps = {
  subject: string;
  /** What became of a message that was sent without script. */
  sending: Sending | undefined;
};

/** The contact form. Without script it is sent as forms are; with script the page stays where it is. */
export function ContactForm({ subject, sending }: ContactFormProps) {
  const fetcher = useFetcher<Sending>();
  const form = useRef<HTMLFormElement>(null);
  const scripted = useScript();
  const result = fetcher.data ?? sending;
  const [errors, setErrors] = useState<FieldErrors>(result?.outcome === "refused" ? result.errors : {});
  const isSending = fetcher.state !== "idle";

  // Only what sending found moves the focus: errors also change while somebody writes.
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
    if (isSending || Object.keys(found).length > 0) event.preventDefault();
    if (isSending) return;
    leadToFirst.current = true;
    setErrors(found);
  };
  const texts = result?.texts ?? { name: "", email: "", subject, message: "" };
  const field = (name: FieldName) => ({
    name,
    label: LABELS[name],
    text: texts[name],
    error: errors[name],
    first: name === FIELDS.find((field) => errors[field] !== undefined),
    // The same object where nothing changes: an effect follows it.
    onWrite: (written: FieldName) => setErrors((now) => (now[written] === undefined ? now : without(now, written))),
  });
  return (
    <fetcher.Form ref={form} method="post" action="/contact" className="form" noValidate={scripted} onSubmit={onSubmit}>
      <div className="two">
        <ContactField {...field("name")} />
        <ContactField {...field("email")} />
      </div>
      <ContactField {...field("subject")} />
      <ContactField {...field("message")} />
      <div className="sr" aria-hidden="true">
        <label>
          Please leave this empty
          <input name={TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {result?.outcome === "failed" && !isSending && (
        <Note kind="bad">There was an error sending your message. Please try again later.</Note>
      )}
      <div>
        <button type="submit" className="btn" aria-disabled={isSending || undefined}>
          {isSending ? (
            <>
              <span className="turn" aria-hidden="true" />
              Sending...
            </>
          ) : (
            "Send Message"
          )}
        </button>
      </div>
    </fetcher.Form>
  );
}

function without(errors: FieldErrors, name: FieldName): FieldErrors {
  const { [name]: _, ...others } = errors;
  return others;
}
