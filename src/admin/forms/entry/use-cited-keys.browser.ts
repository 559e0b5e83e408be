import { useDeferredValue, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { listCitations } from "../../../content/entries/sources/citations.ts";
import { RICH_TEXTS } from "../../../content/kinds/kinds.ts";

/** The fields that can cite. */
const CITING = [...RICH_TEXTS, "claims", "events", "features", "relations"];

/** The keys of the sources that the form cites now, in the order in which its page numbers them. */
export function useCitedKeys(): readonly string[] {
  const { control } = useFormContext();
  const values = useDeferredValue(useWatch({ control, name: CITING }));
  return useMemo(() => {
    const content = Object.fromEntries(CITING.map((name, index) => [name, values[index]]));
    return [...new Set(listCitations(content).map(({ key }) => key))];
  }, [values]);
}
