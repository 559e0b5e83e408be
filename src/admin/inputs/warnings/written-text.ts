/** The value of a field as one text: text as it is, lists with one item a line, sources by their titles. */
export function writtenText(written: unknown): string {
  if (typeof written === "string") return written;
  if (!Array.isArray(written)) return "";
  return written.map((item: unknown) => (isTitled(item) ? item.title : String(item))).join("\n");
}

const isTitled = (item: unknown): item is { title: string } =>
  typeof item === "object" && item !== null && "title" in item && typeof item.title === "string";
