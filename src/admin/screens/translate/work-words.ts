import type { WorkItem, WorkState } from "../../../content/translation-work/edited-translation.ts";
import { counted } from "../../../platform/text/counted.ts";

export const WORK_LABELS: Record<WorkState, string> = {
  behind: "Behind",
  "to check": "To check",
  "to translate": "To translate",
  done: "Done",
};

/** What is known of an item, in words. */
export function workFacts({ blocks, translated, behind, unchecked, machine }: WorkItem): string {
  const open = blocks - translated;
  return [
    behind > 0 ? `${counted(behind, "paragraph", "paragraphs")} changed since` : "",
    machine > 0 ? `${machine} by a machine` : "",
    unchecked - machine > 0 ? `${unchecked - machine} to check` : "",
    open > 0 ? `${open} missing` : "",
  ]
    .filter((part) => part !== "")
    .join(" · ");
}
