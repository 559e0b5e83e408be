import { adminFetch } from "../../../admin/api/admin-api.browser.ts";
import { failureOf, readFailure } from "../../../admin/api/failure.ts";
import { isRecord } from "../../../platform/json/is-record.ts";
import { SOURCE_KEY } from "../../../sources/source-key.ts";

/** A source of the library, as far as choosing one needs it. */
export type FoundSource = {
  key: string;
  title: string;
  url?: string;
  kind?: string;
  publisher?: string;
  date?: string;
};

export type NewSource = { title: string; url?: string; kind: string };

const PATH = "/api/sources";

function readSource(item: unknown): FoundSource[] {
  if (!isRecord(item) || typeof item.key !== "string" || !SOURCE_KEY.test(item.key)) return [];
  const text = (name: string) => {
    const value = item[name];
    return typeof value === "string" && value !== "" ? { [name]: value } : {};
  };
  return [
    {
      key: item.key,
      title: typeof item.title === "string" ? item.title : item.key,
      ...text("url"),
      ...text("kind"),
      ...text("publisher"),
      ...text("date"),
    },
  ];
}

/** The sources that a few words find. @throws Error with a sentence that may be shown */
export async function searchSources(words: string, signal: AbortSignal): Promise<FoundSource[]> {
  const body = await call(`${PATH}?${new URLSearchParams({ search: words })}`, { signal });
  return isRecord(body) && Array.isArray(body.items) ? body.items.flatMap(readSource) : [];
}

/** Puts a new source into the library. @throws Error with a sentence that may be shown */
export async function createSource(source: NewSource): Promise<FoundSource> {
  const body = await call(PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(source),
  });
  const [created] = readSource(body);
  if (created === undefined) throw new Error("The server did not say which key the source got.");
  return created;
}

async function call(path: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await adminFetch(path, init);
    if (!response.ok) throw await readFailure(response);
    return await response.json();
  } catch (error) {
    if (init.signal?.aborted) throw error;
    const { message, errors } = failureOf(error);
    throw new Error(errors[0]?.message ?? message);
  }
}
