import { type Failure, failureOf, readFailure } from "../../kit/api/failure.ts";

/** The head of a public page, as clients without scripts see it. */
export type PageHead = {
  /** The requested path. */
  path: string;
  /** The final path after redirects. */
  finalPath: string;
  status: number;
  title: string;
  description: string;
  /** All meta tags in order. */
  tags: { name: string; content: string }[];
};

/** The name of a meta tag, from whichever attribute it has. */
const nameOf = (tag: Element): string =>
  tag.getAttribute("name") ??
  tag.getAttribute("property") ??
  tag.getAttribute("http-equiv") ??
  (tag.hasAttribute("charset") ? "charset" : "");

/** Fetches a page of this site and reads its head. "Not found" pages have one too. */
export async function fetchPageHead(path: string): Promise<PageHead | { failure: Failure }> {
  try {
    const response = await fetch(path, { headers: { Accept: "text/html" } });
    if (!(response.headers.get("Content-Type") ?? "").startsWith("text/html")) {
      if (!response.ok) return { failure: await readFailure(response) };
      return {
        failure: {
          status: response.status,
          message: "This address does not return a page.",
          errors: [],
        },
      };
    }
    const { pathname, search } = new URL(response.url);
    // DOMParser neither runs scripts nor loads resources.
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
