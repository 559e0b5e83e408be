import type { InferResponseType } from "hono/client";
import { useCallback, useRef, useState } from "react";
import { siteSettingsSchema } from "../../../content/settings/site/site-settings.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, type Failure, failureOf } from "../../kit/api/failure.ts";
import { confirmationOf, missingIn, NOTHING_TYPED, type TypedConfirmation } from "../../sign-in/confirm-self-form.tsx";
import {
  errorsByField,
  hasOtherRecipients,
  isSameValue,
  mergeTheirs,
  type SiteValues,
  toSettings,
  toValues,
} from "./site-values.ts";

const { site } = adminApi.api.settings;

/** The settings as an administrator reads them. */
export type EditedSite = InferResponseType<typeof site.$get, 200>;

/** Somebody else has saved since. */
const STALE = 412;

/** What somebody else saved in fields that were changed here, too. */
type Clash = { by: string; theirs: SiteValues; fields: readonly (keyof SiteValues)[] };

export type FormState = {
  values: SiteValues;
  errors: Partial<Record<string, string>>;
  clash: Clash | undefined;
  busy: boolean;
  isChanged: boolean;
  hasUnsaved(): boolean;
  change<Key extends keyof SiteValues>(key: Key, value: SiteValues[Key]): void;
  field<Key extends keyof SiteValues>(
    key: Key,
  ): { value: SiteValues[Key]; error: string | undefined; theirs: string | undefined };
  /** The password and code that other recipients need; undefined while the recipients are those that are stored. */
  confirmation: TypedConfirmation | undefined;
  confirm(typed: TypedConfirmation, name: keyof TypedConfirmation): void;
  /** @returns the failure that no field shows; "invalid" if fields do; undefined if everything is saved */
  save(): Promise<Failure | "invalid" | "stale" | undefined>;
  /** The settings as they were last read. */
  stored: EditedSite;
};

const shown = (value: SiteValues[keyof SiteValues]): string => {
  if (typeof value !== "string") return value.map(({ label, url }) => `${label} ${url}`).join(", ") || "nothing";
  return value.replaceAll("\n", ", ") || "nothing";
};

const without = (errors: FormState["errors"], key: string): FormState["errors"] =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== key && !path.startsWith(`${key}.`)));

/**
 * The state of the form of settings. Whatever happens to a save, what was typed stays.
 * @param secondFactor whether the account that makes the request has one
 */
export function useSiteForm(loaded: EditedSite, secondFactor: boolean): FormState {
  const [stored, setStored] = useState(loaded);
  const [values, setValues] = useState(() => toValues(loaded));
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [errors, setErrors] = useState<FormState["errors"]>({});
  const [clash, setClash] = useState<Clash>();
  const [busy, setBusy] = useState(false);
  const isChanged = !isSameValue(values, toValues(stored));
  const confirmation = hasOtherRecipients(values, stored) ? typed : undefined;
  const unsaved = useRef(isChanged);
  unsaved.current = isChanged;

  function takeSaved(saved: EditedSite) {
    setStored(saved);
    setValues(toValues(saved));
    setTyped(NOTHING_TYPED);
    setErrors({});
    setClash(undefined);
    unsaved.current = false;
  }

  async function takeTheirs() {
    const newest = await bodyOf(site.$get());
    const theirs = toValues(newest);
    const merged = mergeTheirs(toValues(stored), values, theirs);
    setStored(newest);
    setValues(merged.values);
    setClash({ by: newest.updatedBy ?? "Somebody else", theirs, fields: merged.clashes });
  }

  async function send(): Promise<Failure | "invalid" | "stale" | undefined> {
    const settings = toSettings(values);
    const checked = siteSettingsSchema.safeParse(settings);
    const issues = (checked.error?.issues ?? []).map(({ path, message }) => ({ path: path.join("."), message }));
    const wrong = [...issues, ...(confirmation === undefined ? [] : missingIn(confirmation, secondFactor))];
    if (wrong.length > 0) {
      setErrors(errorsByField(wrong, settings));
      return "invalid";
    }
    try {
      const confirmed = confirmation === undefined ? settings : { ...settings, ...confirmationOf(confirmation) };
      takeSaved(await bodyOf(site.$put({ json: confirmed, header: { "if-match": `"${stored.version}"` } })));
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.status === STALE) {
        await takeTheirs();
        return "stale";
      }
      setErrors(errorsByField(failure.errors, settings));
      return failure.errors.length > 0 ? "invalid" : failure;
    }
  }

  return {
    ...{ values, errors, clash, busy, isChanged, stored, confirmation },
    hasUnsaved: useCallback(() => unsaved.current, []),
    change(key, value) {
      setValues((before) => ({ ...before, [key]: value }));
      setErrors((before) => without(before, key));
    },
    confirm(changed, name) {
      setTyped(changed);
      setErrors((before) => without(before, name));
    },
    field: (key) => ({
      value: values[key],
      error: errors[key],
      theirs: clash?.fields.includes(key) ? `${clash.by} wrote: ${shown(clash.theirs[key])}` : undefined,
    }),
    async save() {
      if (busy) return undefined;
      setBusy(true);
      try {
        return await send();
      } catch (error) {
        return failureOf(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
