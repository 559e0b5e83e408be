import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { FormProvider, type Path, useFormState } from "react-hook-form";
import { Link } from "react-router";
import type { Submission } from "../../../../content/review/submission.ts";
import { publicAddress } from "../../../../platform/ids/public-address.ts";
import { siteDay } from "../../../../platform/text/dates/publication-day.ts";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { SIGNED_IN_AGAIN } from "../../../kit/api/admin-api.browser.ts";
import { Caution } from "../../../kit/ui/caution.tsx";
import { LIST_RETURN, listAddress } from "../../../kit/ui/lists/kept-list.browser.ts";
import { useNotices } from "../../../kit/ui/notices.tsx";
import { AdminPage } from "../../../shell/admin-page.tsx";
import { useOwnRole } from "../../../shell/own-role.tsx";
import { FieldCommentsProvider } from "../../review/field-comments.tsx";
import { FormReview } from "../../review/form-review.tsx";
import { SubmitForReview } from "../../review/submit-for-review.tsx";
import { PlaceQuestion } from "../asking/place-question.tsx";
import { usePlaceQuestion, warningsForForm } from "../asking/use-place-question.browser.ts";
import { WarningsToSee } from "../asking/warnings-to-see.tsx";
import { OtherEditors } from "../editors/other-editors.tsx";
import type { StoredEntry } from "../entry-calls.browser.ts";
import type { EntryDefinition, SharedValues } from "../entry-definition.ts";
import { formAddress } from "../entry-definition.ts";
import { listErrors } from "../entry-errors.ts";
import { useShownWords } from "../found-words/use-shown-words.browser.ts";
import { useFormReview } from "../review/use-form-review.browser.ts";
import { useEntryForm, useResume } from "../use-entry-form.browser.ts";
import { useEntrySave } from "../use-entry-save.browser.ts";
import { usePreview } from "../use-preview.browser.ts";
import { useSaveShortcut } from "../use-save-shortcut.browser.ts";
import { useWithdrawal } from "../use-withdrawal.browser.ts";
import { ConflictScreen } from "./conflict-screen.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import type { ImageEvents } from "./entry-images.tsx";
import styles from "./entry-screen.module.css";
import { ErrorSummary } from "./error-summary.tsx";
import { GoneNotice } from "./gone-notice.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import saveBar from "./save-bar.module.css";
import { SaveBar } from "./save-bar.tsx";

export type FieldsProps<Values> = {
  /** The stored values; undefined for a new entry. */
  stored: Values | undefined;
  imageEvents: ImageEvents;
};

/** A change with which the form opens, not saved yet. */
export type Proposed<Values> = {
  /** What it comes from, shown with the form. */
  lead: ReactNode;
  change(values: Values): Values;
  onSaved(version: number): void;
};

type EntryScreenProps<Values extends SharedValues, Content> = {
  definition: EntryDefinition<Values, Content>;
  Fields: ComponentType<FieldsProps<Values>>;
  /** Without it, the form is that of a new entry. */
  stored?: StoredEntry<Content>;
  /** The id of an entry that is gone. Its unsaved text is offered in the form of a new entry. */
  orphanOf?: string;
  /** What is open for review: the author's own, or one that an editor opened from its review. */
  submission?: Submission | undefined;
  /** Shown above the form. */
  lead?: ReactNode;
  proposed?: Proposed<Values>;
};

/** Prevents Enter in an input from pressing the first button: only an explicit press may change what is public. */
function keepEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The form of one entry: heading, drafts and errors, fields, and the bar with the buttons. */
export function EntryScreen<Values extends SharedValues, Content>(props: EntryScreenProps<Values, Content>) {
  const { definition, Fields, stored, orphanOf, submission, lead, proposed } = props;
  const entry = useEntryForm(definition, stored, orphanOf);
  const { form, origin, begun, draft } = entry;
  const { words, kind, compared, names: order } = definition;
  const review = useFormReview(entry, submission);
  const [present, setPresent] = useState(stored);
  const saving = useEntrySave(entry, (version, saved) => {
    setPresent(saved);
    proposed?.onSaved(version);
    review.onSaved(version);
  });
  const { trouble } = saving;
  const { saveOrAsk: save, ...asking } = usePlaceQuestion(warningsForForm(entry), saving.save);
  const goOnWithout = useWithdrawal(entry);
  const { may } = useOwnRole();
  const preview = usePreview(entry, saving.showFields);
  const { notify } = useNotices();
  const { errors } = useFormState({ control: form.control });
  const sheet = useRef<HTMLFormElement>(null);
  const hits = useShownWords(sheet);

  const isProposed = useRef(false);
  useEffect(() => {
    if (proposed === undefined || isProposed.current) return;
    isProposed.current = true;
    entry.fill(proposed.change(form.getValues()));
  }, [proposed, entry, form]);

  const isNew = origin === undefined;
  const isPage = kind === "page";
  const page = present && publicAddress(kind, present.entry, siteDay(new Date()));
  const isHidden = trouble?.kind === "conflict";
  const goTo = useCallback(
    // A field in a closed group cannot take the focus, so open its group first.
    (path: string) => {
      const [name] = path.split(".");
      for (const group of sheet.current?.querySelectorAll("details") ?? [])
        if (group.dataset.names?.split(" ").includes(name ?? "")) group.open = true;
      // A statement of the record is no control. Its button is.
      const statement = sheet.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(path)}"] [data-change]`);
      if (statement) statement.focus();
      else form.setFocus(path as Path<Values>);
    },
    [form],
  );

  const firstWrong = trouble?.kind === "fields" ? trouble.errors[0]?.path : undefined;
  // Only once for each failed save, not on every change after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `trouble` is a new object for each failed save.
  useEffect(() => {
    if (firstWrong !== undefined) goTo(firstWrong);
  }, [trouble, goTo]);

  useResume(
    entry,
    useCallback(() => notify("What you had written is back, as you left it.", "info"), [notify]),
  );
  useEffect(() => {
    window.addEventListener(SIGNED_IN_AGAIN, saving.dismissFailure);
    return () => window.removeEventListener(SIGNED_IN_AGAIN, saving.dismissFailure);
  }, [saving.dismissFailure]);
  // What a writer changes of a published entry can only be submitted.
  const maySave = isNew || may("publish") || begun.current.base.publication === "draft";
  // The shortcut must never publish a new entry, or a page, by accident.
  const saveInPlace = () =>
    !isHidden && maySave && save(isNew || isPage ? { publication: "draft", leave: false } : { leave: false });
  useSaveShortcut(() => void saveInPlace());

  const wrong = trouble?.kind === "fields" ? listErrors(errors, order) : [];
  const labelOf = (path: string): string => definition.labels[path.split(".")[0] ?? ""] ?? path;

  return (
    <AdminPage
      title={isNew ? words.addHeading : words.editHeading}
      actions={
        <>
          {page !== undefined && (
            <a className="btn quiet small" href={page} target="_blank" rel="noopener">
              <Icon name="eye" />
              View page
            </a>
          )}
          {origin !== undefined && (
            <Link className="btn quiet small" to={`${formAddress(kind, origin.id)}/history`}>
              <Icon name="history" />
              History
            </Link>
          )}
          {hits !== undefined && (
            <Link className="btn quiet small" to={hits}>
              <Icon name="search" />
              All hits
            </Link>
          )}
          <Link className="btn quiet small" to={listAddress(kind)} state={LIST_RETURN}>
            <Icon name="layout-dashboard" />
            {kind === "page" ? "All pages" : "Dashboard"}
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
            // A hidden form cannot take the focus.
            flushSync(saving.dismiss);
            goTo(order[0] ?? "");
          }}
        />
      )}
      <form
        ref={sheet}
        className={styles.form}
        noValidate
        hidden={isHidden}
        onKeyDown={keepEnter}
        onSubmit={(event) => event.preventDefault()}
      >
        {lead ?? proposed?.lead}
        {origin !== undefined && kind !== "page" && (
          <>
            <OtherEditors kind={kind} id={origin.id} noun={words.noun} />
            {present !== undefined && (
              <WarningsToSee
                key={present.version}
                kind={kind}
                id={origin.id}
                version={present.version}
                noted={present.entry}
              />
            )}
          </>
        )}
        {submission !== undefined && (
          <FormReview
            submission={submission}
            comments={review.comments}
            isSavedSince={review.isSavedSince}
            labelOf={labelOf}
            onGo={goTo}
          />
        )}
        {draft.openElsewhere && (
          <Caution>
            {isNew ? "This form" : `This ${words.noun}`} is also open in another tab of this browser. Edit it in only
            one of them.
          </Caution>
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
          <FieldCommentsProvider review={review}>
            <Fields
              stored={origin && begun.current.base}
              imageEvents={{ onBusyChange: saving.noteUploading, onWithdrawn: (url) => void goOnWithout(url) }}
            />
          </FieldCommentsProvider>
        </FormProvider>
        <SaveBar
          keeping={draft.keeping}
          saving={saving.saving}
          failure={trouble?.kind === "failed" ? trouble.message : undefined}
          wrong={wrong.length}
        >
          <button type="button" className="btn quiet" aria-disabled={preview.busy || undefined} onClick={preview.open}>
            <Icon name="eye" />
            <span className={saveBar.word}>Preview</span>
          </button>
          {(isNew || isPage || begun.current.base.publication === "draft") && (
            <button
              type="button"
              className={isNew && !may("publish") ? "btn" : "btn quiet"}
              aria-disabled={saving.saving || undefined}
              onClick={() => void save({ publication: "draft", leave: false })}
            >
              Save as draft
            </button>
          )}
          {may("publish") && (
            <button
              type="button"
              className="btn"
              aria-disabled={saving.saving || undefined}
              onClick={() =>
                void save(
                  isNew || isPage || review.isReviewing
                    ? { publication: "published", leave: !isPage || hits !== undefined }
                    : { leave: true },
                )
              }
            >
              {isNew ? words.addButton : review.isReviewing ? "Approve and publish" : words.updateButton}
            </button>
          )}
          {!isNew && !may("publish") && (
            <SubmitForReview
              busy={saving.saving}
              isAgain={submission !== undefined}
              onSubmit={(note) => void save({ leave: false, submit: { note } })}
            />
          )}
        </SaveBar>
      </form>
      <PlaceQuestion {...asking} />
      <LeaveDialog entry={entry} />
    </AdminPage>
  );
}
