import { useRef, useState } from "react";
import type { FieldError } from "../../../platform/errors/app-error.ts";
import { failureOf } from "../../kit/api/failure.ts";
import { useNotices } from "../../kit/ui/notices.tsx";
import { createPreview } from "./entry-calls.browser.ts";
import type { SharedValues } from "./entry-definition.ts";
import { formErrors, listErrors } from "./entry-errors.ts";
import type { EntryForm } from "./use-entry-form.browser.ts";

/** Opens a preview of the form's current content in a new tab. */
export function usePreview<Values extends SharedValues, Content>(
  { definition, form, begun, showErrors }: EntryForm<Values, Content>,
  showFields: (errors: readonly FieldError[]) => void,
) {
  const { notify } = useNotices();
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const order = definition.names;

  const make = async (values: Values): Promise<void> => {
    // Open the tab synchronously: after the request, the popup blocker would no longer see a user action.
    const tab = window.open("about:blank", "_blank");
    try {
      const url = await createPreview(definition.kind, definition.bodyOf(values), begun.current.origin?.id);
      if (tab !== null) tab.location.replace(url);
      else notify("Your browser blocked the preview. Allow pop-ups for this site and try again.", "bad");
    } catch (error) {
      tab?.close();
      const failure = failureOf(error);
      const errors = formErrors(definition, failure.errors, values);
      showErrors(errors);
      if (errors.length > 0) showFields(errors);
      else notify(`The preview could not be made: ${failure.message}`, "bad");
    }
  };

  const open = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    try {
      await form.handleSubmit(make, (errors) => showFields(listErrors(errors, order)))();
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };
  return { open: () => void open(), busy };
}
