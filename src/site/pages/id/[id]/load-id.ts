import { redirect } from "react-router";
import { looksLikeId } from "../../../../platform/ids/identifier-kind.ts";
import { failure } from "../../../../ui/render/load-failure.ts";
import type { PageReaders } from "../../../reading/page-readers.server.ts";

const NOT_FOUND = 404;
const GONE = 410;

/**
 * Leads from an id to the present address of the tusker or the article that has it. The answer is 303: the id names the
 * animal or the text itself, and the page is what is told of it, at an address that may change.
 */
export async function leadFromId(id: string, readers: PageReaders): Promise<never> {
  const found = looksLikeId(id) ? await readers.entryById(id.toLowerCase()) : undefined;
  if (found === undefined) throw failure(NOT_FOUND, "");
  const { kind, slug } = found;
  // The page says what is gone.
  if (slug === undefined) throw failure(GONE, "", { kind });
  throw redirect(`/${kind}s/${slug}`, 303);
}
