import { firstCharacters } from "../../../content/rich-text/cut-text.ts";

/** The maximum length of text shown from an address: enough for an id or a search, but not for a whole message. */
const MAX_SHOWN = 120;

export type NotFoundVariant =
  | { kind: "tusker" | "article"; id: string | undefined }
  | { kind: "search"; query: string | undefined; reason: string | undefined }
  | { kind: "page" };

function given(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name)?.replace(/\s+/g, " ").trim() ?? "";
  if (text === "") return undefined;
  return text.length > MAX_SHOWN ? `${firstCharacters(text, MAX_SHOWN)}…` : text;
}

/** What is missing according to the address; for an unknown address always a page, whatever its parameters say. */
export function notFoundVariant({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): NotFoundVariant {
  const from = pathname === "/not-found" ? searchParams.get("from") : null;
  if (from === "tusker" || from === "article") return { kind: from, id: given(searchParams, "id") };
  if (from === "search") {
    return { kind: "search", query: given(searchParams, "query"), reason: given(searchParams, "reason") };
  }
  return { kind: "page" };
}
