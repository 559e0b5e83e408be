import { useFormContext, useWatch } from "react-hook-form";
import { mayLiveWild } from "../../../../content/tuskers/may-live-wild.ts";
import type { FormKind } from "../../../../platform/ids/entry-kind.ts";

/** Whether the form is about a tusker who, as it stands, may live wild. */
export function useWildTusker(kind: FormKind): boolean {
  const { control } = useFormContext();
  const [status, category, location] = useWatch({ control, name: ["status", "category", "location"] });
  return kind === "tusker" && mayLiveWild({ category, status, location });
}
