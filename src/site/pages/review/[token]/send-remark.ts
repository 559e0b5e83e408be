import { LONGEST } from "../../../../content/review/link-limits.ts";
import type { ApiClient } from "../../../../platform/api-client/api-client.ts";
import { words } from "./words.ts";

const TYPED = ["name", "place", "text"] as const;
type TypedName = (typeof TYPED)[number];

/** What was refused: all that was typed, and what is wrong with it. */
export type Refused = {
  texts: Record<TypedName, string>;
  errors: Partial<Record<TypedName, string>>;
  message: string;
  status: number;
};

/** The value of the place's option: empty for the whole, a field, or a field and a paragraph. */
export const placeValue = ({ field, paragraph }: { field: string | null; paragraph: number | null }): string =>
  [field, paragraph].filter((part) => part !== null).join(":");

function readPlace(value: string): { field?: string; paragraph?: number } {
  const [field = "", paragraph] = value.split(":");
  return { ...(field !== "" && { field }), ...(paragraph !== undefined && { paragraph: Number(paragraph) }) };
}

type Failure = { message?: string; errors?: { path: string; message: string }[] };

/** Sends the form of a review page through the API. @returns undefined if it was stored */
export async function sendRemark(api: ApiClient, token: string, form: URLSearchParams): Promise<Refused | undefined> {
  const read = (name: string): string => (form.get(name) ?? "").replaceAll("\r\n", "\n");
  const place = read("place");
  const json = {
    ...{ name: read("name"), text: read("text"), ...readPlace(place) },
    ...{ round: Number(read("round")), agrees: read("agrees") !== "" },
  };
  const response = await api.api.reviews[":token"].$post({ param: { token: encodeURIComponent(token) }, json });
  if (response.ok) return undefined;
  const { status } = response;
  const { message = words.failed, errors: listed = [] } = (await response.json()) as Failure;
  const errors: Refused["errors"] = {};
  for (const { path, message: error } of listed) {
    const name =
      TYPED.find((typed) => typed === path) ?? (path === "field" || path === "paragraph" ? "place" : undefined);
    if (name !== undefined) errors[name] ??= error;
  }
  // Somewhat more than is accepted, so that what was too long can be shortened.
  const cut = (text: string, length: number) => text.slice(0, 2 * length).toWellFormed();
  return {
    texts: { name: cut(json.name, LONGEST.name), place, text: cut(json.text, LONGEST.text) },
    errors,
    message: Object.keys(errors).length > 0 ? words.wrong : message,
    status,
  };
}
