import { useDeferredValue, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { warningMessage, whereaboutsIn } from "../../../content/kinds/checks/entry-warnings.ts";
import { mayLiveWild } from "../../../content/tuskers/may-live-wild.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { TextCaution } from "./text-caution.tsx";
import { writtenText } from "./written-text.ts";

/** The id of the warning under a field, for the control's `aria-describedby`. */
export const cautionId = (of: string): string => `${of}-caution`;

/**
 * Warns under a field if its words place an animal that may live wild more closely than a park or district, or reveal a
 * recent sighting. An article may be about any animal; for a tusker, category and status decide.
 */
export function PlaceCaution({ of }: { of: string }) {
  const { control } = useFormContext();
  const [written, status, category, location] = useWatch({
    control,
    name: [of, "status", "category", "location"],
  });
  const text = useDeferredValue(writtenText(written));
  const isAtRisk = mayLiveWild({ category, status, location });
  const words = useMemo(() => (isAtRisk ? whereaboutsIn(text, siteDay(new Date())) : []), [isAtRisk, text]);
  return <TextCaution id={cautionId(of)} words={words.length > 0 ? warningMessage(words) : undefined} />;
}
