import { type FormEvent, useEffect, useRef } from "react";
import { LICENCE_KEYS, LICENCES, type LicenceKey } from "../../../platform/identity/licences.ts";
import { Select, TextArea } from "../../../ui/kit/forms/field.tsx";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import { useLeaveGuard } from "../../forms/entry/use-leave-guard.browser.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { useNotices } from "../../kit/ui/notices.tsx";
import { ConfirmSelfFields } from "../../sign-in/confirm-self-form.tsx";
import { LinkFields } from "./link-fields.tsx";
import styles from "./settings.module.css";
import { TextFields } from "./text-fields.tsx";
import { type EditedSite, type FormState, useSiteForm } from "./use-site-form.browser.ts";

/** Who gets messages while the field of recipients is empty. */
function recipientsHint({ recipientsOfEnvironment }: EditedSite): string {
  if (recipientsOfEnvironment === null) {
    return "E-mail is off: messages are only in the inbox. Ask whoever runs the server to switch on e-mail.";
  }
  return `One address a line. Leave empty to use the default: ${recipientsOfEnvironment.join(", ")}.`;
}

const confirmationHint = ({ recipientsOfEnvironment }: EditedSite): string =>
  `Confirms that it is you who changes the recipients.${recipientsOfEnvironment === null ? "" : " Those who get messages now are told by mail."}`;

function Clash({ clash }: Pick<FormState, "clash">) {
  if (clash === undefined) return null;
  return (
    <Notice kind="alert" title="The settings have changed meanwhile">
      <p>
        {clash.by} has saved them since you opened this page. Nothing of yours was saved yet, and what you typed is
        still here. Fields that you had not changed now show the new values.{" "}
        {clash.fields.length > 0 && "What they wrote is shown below each field that you both changed. "}
        Save again to go on.
      </p>
    </Notice>
  );
}

/** All settings of the site in one form, saved together. */
export function SettingsForm({ loaded, secondFactor }: { loaded: EditedSite; secondFactor: boolean }) {
  const form = useSiteForm(loaded, secondFactor);
  const { notify } = useNotices();
  const blocker = useLeaveGuard(form.hasUnsaved);
  const element = useRef<HTMLFormElement>(null);
  const { errors, stored } = form;
  // The first field that is wrong may be out of sight.
  useEffect(() => {
    if (Object.keys(errors).length > 0) element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const failed = await form.save();
    if (failed === undefined) notify("The settings were saved. Visitors see them now.");
    else if (failed === "invalid") notify("Nothing was saved. Correct the fields that are marked.", "bad");
    else if (failed === "stale") notify("Nothing was saved: somebody else has changed the settings.", "bad");
    else notify(`The settings could not be saved: ${failed.message}`, "bad");
  };
  const licence = form.field("licence");
  const recipients = form.field("recipients");

  return (
    <form ref={element} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Clash clash={form.clash} />
      <section aria-labelledby="presented">
        <h2 id="presented">Name and description</h2>
        <p>In titles, on share cards, in feeds and mails. Leave empty to use the default (shown in grey).</p>
        <TextFields text="name" label="Name" form={form} />
        <TextFields text="description" label="Description" form={form} />
      </section>
      <section aria-labelledby="foot">
        <h2 id="foot">Footer</h2>
        <TextFields text="footer" label="Text at the foot of every page" form={form} />
        <p>Links in the footer to the site’s profiles elsewhere. Their addresses begin with https://.</p>
        <LinkFields form={form} />
      </section>
      <section aria-labelledby="licensed">
        <h2 id="licensed">Content licence</h2>
        <Select
          label="Texts, data and drawings"
          value={licence.value}
          error={licence.error}
          hint={
            licence.theirs ??
            "A licence cannot be taken back, because others rely on it. Photographs have licences of their own. Make sure that the Terms of Service agree."
          }
          onChange={(event) => form.change("licence", event.target.value as LicenceKey | "")}
        >
          <option value="">Not set: all rights reserved</option>
          {LICENCE_KEYS.map((key) => (
            <option key={key} value={key}>
              {LICENCES[key].label}
            </option>
          ))}
        </Select>
      </section>
      <section aria-labelledby="messages">
        <h2 id="messages">Contact messages</h2>
        <TextArea
          label="Recipients"
          rows={3}
          autoComplete="off"
          spellCheck={false}
          value={recipients.value}
          error={recipients.error}
          hint={
            <>
              {recipients.theirs !== undefined && `${recipients.theirs}. `}
              {recipientsHint(stored)} The addresses are never shown to visitors. To change them, you need your
              password.
            </>
          }
          onChange={(event) => form.change("recipients", event.target.value)}
        />
        {form.confirmation !== undefined && (
          <ConfirmSelfFields
            typed={form.confirmation}
            errorAt={(name) => errors[name]}
            secondFactor={secondFactor}
            hint={confirmationHint(stored)}
            onChange={form.confirm}
          />
        )}
      </section>
      <div className="acts">
        <button type="submit" className="btn" aria-disabled={form.busy || undefined}>
          {form.busy && <Spinner />}
          Save the settings
        </button>
      </div>
      <p className="hint">
        {stored.updatedAt === null
          ? "Nobody has changed them yet."
          : `Last changed on ${stored.updatedAt.slice(0, 10)}${stored.updatedBy === null ? "" : ` by ${stored.updatedBy}`}.`}
      </p>
      <ConfirmDialog
        open={blocker.state === "blocked"}
        text="Leave without saving the settings?"
        confirm="Leave"
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </form>
  );
}
