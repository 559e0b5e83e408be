import { useEffect, useEffectEvent, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Claims } from "../../../../content/record/record.ts";
import type { TuskerStatus } from "../../../../content/tuskers/status.ts";
import { isPartialDate } from "../../../../platform/text/dates/partial-date.ts";
import type { RecordValues } from "./use-record-part.browser.ts";

type StatusAccounts = NonNullable<Claims["status"]>;
type StatusAccount = StatusAccounts[number];
type StatusValues = RecordValues & { status: TuskerStatus; statusAsOf: string; statusNote: string };

const TOLD_BY_ACCOUNT = [
  ["statusAsOf", "recordedOn"],
  ["statusNote", "note"],
] as const;

/**
 * Lets the leading account of the status follow the choice at the top of the form. Another status starts without a
 * source, as no source told it yet; going back to the former one brings its sources back.
 */
export function useStatusAccount() {
  const { control, getValues, setValue } = useFormContext<StatusValues>();
  const status = useWatch({ control, name: "status" });
  const former = useRef(new Map<TuskerStatus, StatusAccounts>());
  const follow = useEffectEvent((now: TuskerStatus) => {
    const claims = getValues("claims");
    const [lead, ...others] = claims.status ?? [];
    if (lead === undefined || lead.value === now) return;
    former.current.set(lead.value, [lead, ...others]);
    const told = others.filter(({ value }) => value === now);
    const rest = others.filter(({ value }) => value !== now);
    const accounts =
      former.current.get(now) ??
      (told.length > 0 ? [...told, ...rest] : [{ value: now, certainty: "certain", sources: [] }, ...rest]);
    setValue("claims", { ...claims, status: accounts }, { shouldDirty: true });
  });
  useEffect(() => follow(status), [status]);

  /** Lets the rest of the form follow the leading account: his status, its date and its note. */
  const lead = (before: StatusAccount | undefined, now: StatusAccount | undefined): void => {
    if (now === undefined) return;
    setValue("status", now.value, { shouldDirty: true });
    for (const [field, part] of TOLD_BY_ACCOUNT) {
      const kept = getValues(field);
      const told = now[part] ?? "";
      const isItsOwn = kept !== "" && kept !== before?.[part];
      // A date such as "about 2022" is none that the field can have.
      if (!isItsOwn && (field === "statusNote" || told === "" || isPartialDate(told)))
        setValue(field, told, { shouldDirty: true });
    }
  };
  return { lead };
}

/** The fields that an account of his status tells as well. They need no control while both say the same. */
export function useToldByStatus(): readonly string[] {
  const { control } = useFormContext<StatusValues>();
  const [claims, ...kept] = useWatch({ control, name: ["claims", "statusAsOf", "statusNote"] });
  const [account] = claims.status ?? [];
  return TOLD_BY_ACCOUNT.filter(([, part], index) => kept[index] !== "" && kept[index] === account?.[part]).map(
    ([field]) => field,
  );
}
