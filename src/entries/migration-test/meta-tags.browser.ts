import { type Failure, failureOf, readFailure } from "../../admin/api/failure.ts";

/** The head of a public page, as whoever reads it without script finds it. */
export type PageHead = {
  /** The path that was asked for. */
  path: string;
  /** Where it led, if elsewhere. */
  finalPath: string;
  status: number;
  title: string;
  description: string;
  /** Every meta tag in its order: what names it, and what it says. */
  tags: { name: string; content: string }[];
};

/** What names a meta tag, by the attribute that it has. */
const nameOf = (tag: Element): string =>
  tag.getAttribute("name") ??
  tag.getAttribute("property") ??
  tag.getAttribute("http-equiv") ??
  (tag.hasAttribute("charset") ? "charset" : "");

/** Fetches a page of this site and reads its head. Pages that say "not found" have one too. */
export async function fetchPageHead(path: string): Promise<PageHead | { failure: Failure }> {
  try {
    const response = await fetch(path, { headers: { Accept: "text/html" } });
    if (!(response.headers.get("Content-Type") ?? "").startsWith("text/html")) {
      if (!response.ok) return { failure: await readFailure(response) };
      return {
        failure: {
          status: response.status,
          message: "This address answers with something else than a page.",
          errors: [],
        },
      };
    }
    const { pathname, search } = new URL(response.url);
    // Parsed apart from this page: nothing in it runs or loads.
    const document = new DOMParser().parseFromString(await response.text(), "text/html");
    const tags = [...document.querySelectorAll("meta")].map((tag) => ({
      name: nameOf(tag),
      content: tag.getAttribute("content") ?? tag.getAttribute("charset") ?? "",
    }));
    return {
      path,
      finalPath: pathname + search,
      status: response.status,
      title: document.title,
      description: tags.find(({ name }) => name === "description")?.content ?? "",
      tags,
    };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
