import { type ComponentType, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { FormProvider, type Path, useFormState } from "react-hook-form";
import { Link } from "react-router";
import "../../../admin/styles/forms.css";
import "../saving.css";
import { SIGNED_IN_AGAIN } from "../../../admin/api/admin-api.browser.ts";
import { AdminPage } from "../../../admin/layout/admin-page.tsx";
import { useNotices } from "../../../admin/ui/notices.tsx";
import { Icon } from "../../../platform/ui/icon.tsx";
import type { StoredEntry } from "../entry-calls.browser.ts";
import type { EntryDefinition, SharedValues } from "../entry-definition.ts";
import { listErrors } from "../entry-errors.ts";
import { useEntryForm, useResume } from "../use-entry-form.browser.ts";
import { useEntrySave } from "../use-entry-save.browser.ts";
import { usePreview } from "../use-preview.browser.ts";
import { useSaveShortcut } from "../use-save-shortcut.browser.ts";
import { useWithdrawal } from "../use-withdrawal.browser.ts";
import { ConflictScreen } from "./conflict-screen.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { GoneNotice } from "./gone-notice.tsx";
import type { NamedImages } from "./images-panel.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { SaveBar } from "./save-bar.tsx";

export type FieldsProps<Values> = {
  /** What is stored; nothing for a new one. */
  stored: Values | undefined;
  told: NamedImages;
};

type EntryScreenProps<Values extends SharedValues, Content> = {
  definition: EntryDefinition<Values, Content>;
  Fields: ComponentType<FieldsProps<Values>>;
  /** Without it the form is that of a new entry. */
  stored?: StoredEntry<Content>;
  /** Unsaved text of this entry, which is gone, is offered in the form of a new one. */
  orphanOf?: string;
  /** Said above the form. */
  lead?: ReactNode;
};

/** Enter in a line of text would press the first button: what is public changes by pressing a button, and only so. */
function keepEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The page of one entry's form: heading, what is offered or went wrong, the fields, and the bar with the buttons. */
export function EntryScreen<Values extends SharedValues, Content>(props: EntryScreenProps<Values, Content>) {
  const { definition, Fields, stored, orphanOf, lead } = props;
  const entry = useEntryForm(definition, stored, orphanOf);
  const { form, origin, begun, draft } = entry;
  const { words, kind, compared } = definition;
  const saving = useEntrySave(entry);
  const { trouble, save } = saving;
  const goOnWithout = useWithdrawal(entry);
  const preview = usePreview(entry, saving.showFields);
  const { tell } = useNotices();
  const { errors } = useFormState({ control: form.control });
  const sheet = useRef<HTMLFormElement>(null);

  const order = compared.map(({ name }) => name);
  const isNew = origin === undefined;
  const isHidden = trouble?.kind === "conflict";
  const goTo = useCallback(
    // What is shut has to be open before anything in it can have the focus.
    (path: string) => {
      const [name] = path.split(".");
      for (const group of sheet.current?.querySelectorAll("details") ?? [])
        if (group.dataset.names?.split(" ").includes(name ?? "")) group.open = true;
      form.setFocus(path as Path<Values>);
    },
    [form],
  );

  const firstWrong = trouble?.kind === "fields" ? trouble.errors[0]?.path : undefined;
  // Once for each save that found something wrong, not at each change after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `trouble` is what tells one such save from the next.
  useEffect(() => {
    if (firstWrong !== undefined) goTo(firstWrong);
  }, [trouble, goTo]);

  useResume(
    entry,
    useCallback(() => tell("What you had written is back, as you left it.", "info"), [tell]),
  );
  useEffect(() => {
    window.addEventListener(SIGNED_IN_AGAIN, saving.dismissFailure);
    return () => window.removeEventListener(SIGNED_IN_AGAIN, saving.dismissFailure);
  }, [saving.dismissFailure]);
  // A new entry is not made public by a habit of the fingers.
  const saveInPlace = () => !isHidden && save(isNew ? { publication: "draft", leave: false } : { leave: false });
  useSaveShortcut(() => void saveInPlace());

  const wrong = trouble?.kind === "fields" ? listErrors(errors, order) : [];
  const labelOf = (path: string): string => compared.find(({ name }) => name === path.split(".")[0])?.label ?? path;

  return (
    <AdminPage
      title={isNew ? words.addHeading : words.editHeading}
      actions={
        <>
          {origin !== undefined && (
            <Link className="btn quiet small" to={`/admin/edit-${kind}/${origin.id}/history`}>
              <Icon name="history" />
              History
            </Link>
          )}
          <Link className="btn quiet small" to="/admin/dashboard">
            <Icon name="layout-dashboard" />
            Dashboard
          </Link>
        </>
      }
    >
      {trouble?.kind === "conflict" && (
        <ConflictScreen
          conflict={trouble}
          compared={compared}
          words={words}
          onSettle={(values) => void saving.saveSettled(values, trouble)}
          onBack={() => {
            // What is hidden cannot have the focus.
            flushSync(saving.dismiss);
            goTo(order[0] ?? "");
          }}
        />
      )}
      <form
        ref={sheet}
        className="entryform"
        noValidate
        hidden={isHidden}
        onKeyDown={keepEnter}
        onSubmit={(event) => event.preventDefault()}
      >
        {lead}
        {draft.openElsewhere && (
          <p className="caution">
            <Icon name="info" />
            <span>
              {isNew ? "This form" : `This ${words.noun}`} is also open in another tab of this browser. Write in one of
              them only.
            </span>
          </p>
        )}
        {draft.offered.map((kept) => (
          <DraftOffer key={kept.key} entry={entry} draft={kept} onAnswered={() => goTo(order[0] ?? "")} />
        ))}
        {trouble?.kind === "gone" && (
          <GoneNotice
            words={words}
            binned={trouble.binned}
            busy={saving.saving}
            onSaveAsNew={() => void saving.saveAsNew(trouble.order)}
          />
        )}
        {wrong.length > 0 && (
          <ErrorSummary
            errors={wrong}
            isMissing={wrong.some(({ path }) => definition.missingAt(path, form.getValues()) !== undefined)}
            labelOf={labelOf}
            onGo={goTo}
          />
        )}
        <FormProvider {...form}>
          <Fields
            stored={origin && begun.current.base}
            told={{ onBusyChange: saving.noteUploading, onWithdrawn: (url) => void goOnWithout(url) }}
          />
        </FormProvider>
        <SaveBar
          keeping={draft.keeping}
          failure={trouble?.kind === "failed" ? trouble.message : undefined}
          wrong={wrong.length}
        >
          <button type="button" className="btn quiet" aria-disabled={preview.busy || undefined} onClick={preview.open}>
            <Icon name="eye" />
            <span className="word">Preview</span>
          </button>
          {(isNew || begun.current.base.publication === "draft") && (
            <button
              type="button"
              className="btn quiet"
              aria-disabled={saving.saving || undefined}
              onClick={() => void save({ publication: "draft", leave: false })}
            >
              Save as draft
            </button>
          )}
          <button
            type="button"
            className="btn"
            aria-disabled={saving.saving || undefined}
            onClick={() => void save(isNew ? { publication: "published", leave: true } : { leave: true })}
          >
            {saving.saving && <span className="turn" aria-hidden="true" />}
            {isNew ? words.addButton : words.updateButton}
          </button>
        </SaveBar>
      </form>
      <LeaveDialog entry={entry} />
    </AdminPage>
  );
}
