import type { ElementContent, Properties } from "hast";
import type { ImageDetail } from "../images/entry-images.ts";
import { parseFragment, writeHtml } from "./html-fragment.ts";

/** The parts of an entry that contain image URLs; the rendered texts if it has them. */
export type WithImages = {
  images: string[];
  imageUrl: string[];
  imageDetails: ImageDetail[];
  image?: string | null;
  descriptionHtml?: string;
  contentHtml?: string;
};

/** The URL in one candidate of a `srcset`; a space and a width may follow it. */
const FIRST_WORD = /^\S+/;

/** Replaces the URLs of the entry's own images, in the lists and in the rendered texts. Other URLs stay unchanged. */
export function relinkImages<Entry extends WithImages>(entry: Entry, linkOwn: (url: string) => string): Entry {
  if (entry.imageDetails.length === 0) return entry;
  const own = new Set(
    entry.imageDetails.flatMap(({ url, variants }) => [url, ...variants.map((variant) => variant.url)]),
  );
  const link = (url: string): string => (own.has(url) ? linkOwn(url) : url);
  const linkFirst = (part: string): string => part.trim().replace(FIRST_WORD, link);

  function linkSources(node: ElementContent): ElementContent {
    if (node.type !== "element") return node;
    const { src, srcSet } = node.properties;
    const properties: Properties = {
      ...node.properties,
      ...(typeof src === "string" && { src: link(src) }),
      ...(typeof srcSet === "string" && { srcSet: srcSet.split(",").map(linkFirst).join(", ") }),
    };
    return { ...node, properties, children: node.children.map(linkSources) };
  }
  const linkHtml = (html: string): string =>
    writeHtml({ type: "root", children: (parseFragment(html).children as ElementContent[]).map(linkSources) });

  return {
    ...entry,
    images: entry.images.map(link),
    imageUrl: entry.imageUrl.map(link),
    imageDetails: entry.imageDetails.map((detail) => ({
      ...detail,
      url: link(detail.url),
      variants: detail.variants.map((variant) => ({ ...variant, url: link(variant.url) })),
    })),
    ...(entry.image !== undefined && { image: entry.image === null ? null : link(entry.image) }),
    ...(entry.descriptionHtml !== undefined && { descriptionHtml: linkHtml(entry.descriptionHtml) }),
    ...(entry.contentHtml !== undefined && { contentHtml: linkHtml(entry.contentHtml) }),
  };
}
