import { useDeferredValue, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { siteDay } from "../../platform/text/publication-day.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";
import { warningMessage, whereaboutsIn } from "../safety/entry-warnings.ts";
import { TextCaution } from "./text-caution.tsx";

/** What a field holds as one text: lines as they are, lists with an item a line, of sources the titles. */
function textOf(written: unknown): string {
  if (typeof written === "string") return written;
  if (!Array.isArray(written)) return "";
  return written.map((item: unknown) => (isTitled(item) ? item.title : String(item))).join("\n");
}

const isTitled = (item: unknown): item is { title: string } =>
  typeof item === "object" && item !== null && "title" in item && typeof item.title === "string";

/** The id of the warning under a field: the field's control names it as a text about itself. */
export const cautionId = (of: string): string => `${of}-caution`;

/**
 * Warns under a field of words that say where an animal that may live wild is, more closely than park or district, or
 * that it was there a short while ago. An article may tell of any animal; a tusker's category and status say it.
 */
export function PlaceCaution({ of }: { of: string }) {
  const { control } = useFormContext();
  const [written, status, category] = useWatch({ control, name: [of, "status", "category"] });
  const text = useDeferredValue(textOf(written));
  const isAtRisk = mayLiveWild({ category, status });
  const words = useMemo(() => (isAtRisk ? whereaboutsIn(text, siteDay(new Date())) : []), [isAtRisk, text]);
  return <TextCaution id={cautionId(of)} words={words.length > 0 ? warningMessage(words) : undefined} />;
}
