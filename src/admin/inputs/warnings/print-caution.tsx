import { useDeferredValue, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { unprintableSigns } from "../../../platform/text/printable-text.ts";
import { TextCaution } from "./text-caution.tsx";
import { writtenText } from "./written-text.ts";

/** The id of the warning under a field, for the control's `aria-describedby`. */
export const printCautionId = (of: string): string => `${of}-print-caution`;

/** Warns under a field whose text documents for printing show, if their fonts lack some of its letters. */
export function PrintCaution({ of }: { of: string }) {
  const { control } = useFormContext();
  const text = useDeferredValue(writtenText(useWatch({ control, name: of })));
  const signs = useMemo(() => unprintableSigns(text), [text]);
  const words = `Printed documents show a replacement sign for: ${signs.join(" ")}`;
  return <TextCaution id={printCautionId(of)} words={signs.length > 0 ? words : undefined} />;
}
