import { useDeferredValue, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { siteDay } from "../../platform/text/publication-day.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";
import { warningMessage, whereaboutsIn } from "../safety/entry-warnings.ts";
import { TextCaution } from "./text-caution.tsx";

/** The value of a field as one text: text as it is, lists with one item a line, sources by their titles. */
function textOf(written: unknown): string {
  if (typeof written === "string") return written;
  if (!Array.isArray(written)) return "";
  return written.map((item: unknown) => (isTitled(item) ? item.title : String(item))).join("\n");
}

const isTitled = (item: unknown): item is { title: string } =>
  typeof item === "object" && item !== null && "title" in item && typeof item.title === "string";

/** The id of the warning under a field, for the control's `aria-describedby`. */
export const cautionId = (of: string): string => `${of}-caution`;

/**
 * Warns under a field if its words place an animal that may live wild more closely than a park or district, or reveal a
 * recent sighting. An article may be about any animal; for a tusker, category and status decide.
 */
export function PlaceCaution({ of }: { of: string }) {
  const { control } = useFormContext();
  const [written, status, category] = useWatch({ control, name: [of, "status", "category"] });
  const text = useDeferredValue(textOf(written));
  const isAtRisk = mayLiveWild({ category, status });
  const words = useMemo(() => (isAtRisk ? whereaboutsIn(text, siteDay(new Date())) : []), [isAtRisk, text]);
  return <TextCaution id={cautionId(of)} words={words.length > 0 ? warningMessage(words) : undefined} />;
}
