import { useMutation } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import type { Path, PathValue } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import type { Revision } from "../../../content/fields/revision.ts";
import type { NewSubmission } from "../../../content/review/submission.ts";
import type { FieldError } from "../../../platform/errors/app-error.ts";
import { publicAddress } from "../../../platform/ids/public-address.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { failureOf, succeeded } from "../../kit/api/failure.ts";
import { readToken } from "../../kit/api/token.browser.ts";
import { hitsBefore } from "../../kit/found-address.ts";
import { type ListReturn, listAddress } from "../../kit/ui/lists/kept-list.browser.ts";
import { type NoticeAction, useNotices } from "../../kit/ui/notices.tsx";
import { loginAddress } from "../../sign-in/redirect-target.ts";
import { submitEntry } from "../review/submission-calls.browser.ts";
import { draftKey, keepDraft } from "./draft-store.browser.ts";
import { isGone, listRevisions, loadEntry, type StoredEntry, saveEntry } from "./entry-calls.browser.ts";
import type { SharedValues } from "./entry-definition.ts";
import { formAddress } from "./entry-definition.ts";
import { formErrors, listErrors } from "./entry-errors.ts";
import { markForResume } from "./resume-mark.browser.ts";
import { sameValue } from "./same-value.ts";
import { takeStored } from "./three-way.ts";
import { changedIn, type EntryForm } from "./use-entry-form.browser.ts";

/** How to save: with which publication state, and whether to return to the list afterwards. */
export type SaveOrder = {
  publication?: SharedValues["publication"];
  leave: boolean;
  /** Submit for review instead; a draft is saved first. */
  submit?: { note: string };
};

/** Two people's changes to the same version. */
export type Conflict<Values> = {
  base: Values;
  mine: Values;
  theirs: Values;
  version: string | null;
  /** The newest revision, if the history could be loaded. */
  latest: Revision | undefined;
  order: SaveOrder;
};

/** Why a save failed. */
export type Trouble<Values> =
  | { kind: "fields"; errors: FieldError[] }
  | { kind: "failed"; message: string }
  | { kind: "gone"; binned: boolean; order: SaveOrder }
  | ({ kind: "conflict" } & Conflict<Values>);

const SUBMITTED = "Submitted for review. An editor publishes it, or sends it back and says why.";
const UPLOADING = "Images are still being uploaded. Save again when they are done.";

/** The version in an ETag such as `"3"`. */
export const versionIn = (tag: string | null): number | undefined =>
  Number(/^"(\d+)/.exec(tag ?? "")?.[1]) || undefined;

/**
 * Saves a form, one save at a time, and reports the result. The form keeps what was typed, whatever happens.
 * @param onSaved called with the version after each save, and what was stored
 */
export function useEntrySave<Values extends SharedValues, Content>(
  entry: EntryForm<Values, Content>,
  onSaved?: (version: number, stored: StoredEntry<Content>) => void,
) {
  const { definition, form, begun, draft, key, standOn, fill, showErrors } = entry;
  const { kind, words, names: order } = definition;
  const { notify } = useNotices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [saving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<Trouble<Values>>();
  const isSaving = useRef(false);
  const isUploading = useRef(false);

  const { mutateAsync: store } = useMutation({
    mutationFn: (body: object) => saveEntry<Content>(kind, body, begun.current.origin),
  });
  const { mutateAsync: submitNow } = useMutation({ mutationFn: submitEntry });
  const { mutate: takeBack } = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      succeeded(adminApi.api.tuskers[":id"].$delete({ param: { id: encodeURIComponent(id) }, header: {} })),
    onSuccess: (_, { name }) => notify(`“${name}” was moved to the bin.`),
    onError: ({ message }, { name }) => notify(`“${name}” could not be moved to the bin: ${message}`, "bad"),
  });

  const showFields = (errors: readonly FieldError[]) => setTrouble({ kind: "fields", errors: [...errors] });

  const goToSignIn = (message: string) => {
    draft.keepNow();
    markForResume(key);
    void navigate(loginAddress(pathname), { state: { reason: message } });
  };

  /** Loads what others saved meanwhile, for comparison with the form. */
  const meetConflict = async (id: string, mine: Values, how: SaveOrder) => {
    const [present, revisions] = await Promise.all([
      loadEntry<Content>(kind, id),
      listRevisions(kind, id).catch(() => []),
    ]);
    setTrouble({
      kind: "conflict",
      base: begun.current.base,
      mine,
      theirs: definition.valuesOf(present.entry),
      version: present.version,
      latest: revisions[0],
      order: how,
    });
  };

  const finish = (sent: Values, saved: StoredEntry<Content>, how: SaveOrder) => {
    const isNew = begun.current.origin === undefined;
    const stored = definition.valuesOf(saved.entry);
    const now = form.getValues();
    const next = { id: saved.entry._id, version: saved.version };
    const typedMeanwhile = !sameValue(now, sent);
    const leaves = how.leave && !typedMeanwhile;
    const name = definition.nameOf(stored);
    draft.forget();
    const version = versionIn(saved.version);
    if (version !== undefined) onSaved?.(version, saved);
    const text =
      (isNew || kind === "page") && how.publication === "draft"
        ? "Saved as a draft."
        : isNew
          ? words.added(name)
          : words.updated(name);
    const page = publicAddress(kind, saved.entry, siteDay(new Date()));
    const actions: NoticeAction[] = [
      ...(page === undefined ? [] : [{ label: "View", to: page }]),
      ...(leaves ? [{ label: "Edit", to: formAddress(kind, next.id) }] : []),
      ...(leaves && isNew && kind === "tusker" ? [{ label: "Undo", run: () => takeBack({ id: next.id, name }) }] : []),
    ];
    notify(text, "good", { actions, onNextScreen: leaves || isNew });
    if (leaves) {
      // Nothing is unsaved any more, so the leave guard must not ask.
      standOn(now, begun.current.origin);
      const hits = hitsBefore(search);
      if (hits !== undefined) void navigate(hits);
      else void navigate(listAddress(kind), { state: { isReturn: true, saved: next.id } satisfies ListReturn });
    } else if (isNew) {
      const values = takeStored(sent, now, stored);
      if (typedMeanwhile) {
        const there = draftKey(kind, next.id);
        keepDraft({
          key: there,
          savedAt: new Date().toISOString(),
          tab: "",
          version: next.version,
          values,
          base: changedIn(stored, values),
        });
        markForResume(there);
      }
      standOn(now, undefined);
      void navigate(formAddress(kind, next.id), { replace: true });
    } else {
      standOn(stored, next);
      fill(takeStored(sent, now, stored));
    }
  };

  /** Shows why what was typed is not stored. */
  const refuse = async (error: unknown, failed: string, values: Values, how: SaveOrder) => {
    draft.keepNow();
    const failure = failureOf(error);
    const { origin } = begun.current;
    if (origin !== undefined && failure.status === 412) return meetConflict(origin.id, values, how);
    if (origin !== undefined && isGone(failure))
      return setTrouble({ kind: "gone", binned: failure.status === 410, order: how });
    const errors = formErrors(definition, failure.errors, values);
    showErrors(errors);
    if (errors.length > 0) return showFields(errors);
    const message =
      failure.status === 401 ? "your sign-in has ended. Sign in again and save once more." : failure.message;
    setTrouble({ kind: "failed", message: failed + message });
  };

  /** The body of a save, with the slug only if it was changed. */
  const bodyOf = (values: Values) => {
    const { base, origin } = begun.current;
    const slug = origin !== undefined && values.slug !== base.slug ? { slug: values.slug } : {};
    return { ...definition.bodyOf(values), ...slug };
  };

  /** Submits a draft as it is stored, or the changes of a published entry. */
  const submit = async (values: Values, how: SaveOrder) => {
    const { base, origin } = begun.current;
    if (origin === undefined) return;
    const what = { kind, id: origin.id, version: versionIn(origin.version) ?? 0, note: how.submit?.note ?? "" };
    const made = await submitNow(
      (base.publication === "draft" ? what : { ...what, entry: bodyOf(values) }) as NewSubmission,
    );
    draft.forget();
    // Nothing is unsaved any more, so the leave guard must not ask.
    standOn(form.getValues(), origin);
    notify(SUBMITTED, "good", { onNextScreen: true });
    void navigate(`/admin/review/${made._id}`);
  };

  const send = async (values: Values, how: SaveOrder) => {
    const { base, origin } = begun.current;
    let failed = origin === undefined ? words.addFailed : words.updateFailed;
    try {
      if (how.submit === undefined || (base.publication !== "published" && !sameValue(values, base)))
        finish(values, await store(bodyOf(values)), how);
      failed = "It was not submitted: ";
      if (how.submit !== undefined) await submit(values, how);
    } catch (error) {
      await refuse(error, failed, values, how);
    }
  };

  const save = async (how: SaveOrder): Promise<void> => {
    if (isSaving.current) return;
    const isNew = begun.current.origin === undefined;
    if (readToken() === null) return goToSignIn(isNew ? words.noToken.add : words.noToken.update);
    if (isUploading.current) return setTrouble({ kind: "failed", message: UPLOADING });
    isSaving.current = true;
    setSaving(true);
    setTrouble(undefined);
    if (how.publication !== undefined) {
      type PublicationPath = Path<Values>;
      form.setValue("publication" as PublicationPath, how.publication as PathValue<Values, PublicationPath>);
    }
    try {
      await form.handleSubmit(
        (values) => send(values, how),
        (errors) => showFields(listErrors(errors, order)),
      )();
    } catch (error) {
      const { message } = failureOf(error);
      setTrouble({ kind: "failed", message: (isNew ? words.addFailed : words.updateFailed) + message });
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  };

  /** After a conflict: puts the chosen values into the form and saves again. */
  const saveSettled = (settled: Values, conflict: Conflict<Values>) => {
    standOn(conflict.theirs, begun.current.origin && { ...begun.current.origin, version: conflict.version });
    fill(settled);
    setTrouble(undefined);
    if (sameValue(settled, conflict.theirs))
      return notify("There is nothing left to save: your text is the same as the saved version.", "info");
    return save(conflict.order);
  };

  /** Saves an entry that was deleted meanwhile as a new one, with a new slug. */
  const saveAsNew = (how: SaveOrder) => {
    standOn(definition.blank(), undefined);
    return save({ ...how, publication: form.getValues().publication });
  };

  const noteUploading = useCallback((busy: boolean) => {
    isUploading.current = busy;
  }, []);
  const dismiss = useCallback(() => setTrouble(undefined), []);
  /** Clears the error after the user has signed in again. */
  const dismissFailure = useCallback(() => setTrouble((now) => (now?.kind === "failed" ? undefined : now)), []);

  return { save, saveSettled, saveAsNew, saving, trouble, dismiss, dismissFailure, showFields, noteUploading };
}
