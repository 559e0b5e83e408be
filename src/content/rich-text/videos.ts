import type { Element, ElementContent } from "hast";
import { BLOCK_TAGS, LINK_REL } from "./allowed-html.ts";
import { isBlank } from "./html-fragment.ts";
import { videoAddress, youTubeId } from "./links.ts";
import { storedWords } from "./words.ts";

const ADDRESS =
  /(?<=^|[\s([{"'“‘«–—:,;])(?:https?:\/\/)?(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\/[^\s<>"']{1,300}/gi;
const TRAILING = /[.,;:!?)\]}…]+$/;
/** Blocks with inline content only: a figure cannot be inside them, only replace or follow them. */
const LINES = new Set(["p", "h2", "h3", "h4"]);
const UNTOUCHED = new Set(["pre", "code"]);

/** A placeholder that links to a video. It loads nothing from elsewhere until it is clicked. */
function createFacade(address: string): Element {
  const link: Element = {
    type: "element",
    tagName: "a",
    properties: { className: ["video-link"], href: address },
    children: [{ type: "text", value: storedWords.watch }],
  };
  return {
    type: "element",
    tagName: "figure",
    properties: { className: ["video"], dataYoutube: youTubeId(address) },
    children: [link],
  };
}

/** Turns bare video URLs in text into links; links and code stay unchanged. */
function linkAddresses(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === "element") {
      const keep = node.tagName === "a" || UNTOUCHED.has(node.tagName);
      return [keep ? node : { ...node, children: linkAddresses(node.children) }];
    }
    if (node.type !== "text") return [node];
    const parts: ElementContent[] = [];
    let from = 0;
    for (const match of node.value.matchAll(ADDRESS)) {
      const address = match[0].replace(TRAILING, "");
      const href = videoAddress(address);
      if (href === undefined) continue;
      if (match.index > from) parts.push({ type: "text", value: node.value.slice(from, match.index) });
      parts.push({
        type: "element",
        tagName: "a",
        properties: { href, rel: LINK_REL },
        children: [{ type: "text", value: address }],
      });
      from = match.index + address.length;
    }
    if (from < node.value.length) parts.push({ type: "text", value: node.value.slice(from) });
    return parts;
  });
}

const videoOfLink = (node: Element): string | undefined =>
  node.tagName === "a" && typeof node.properties.href === "string" ? videoAddress(node.properties.href) : undefined;

/** The video if the line is only a link to it, also in bold or with an image inside. */
function soleVideo(line: ElementContent[]): string | undefined {
  const full = line.filter((node) => !isBlank(node));
  const only = full[0];
  if (full.length !== 1 || only?.type !== "element" || UNTOUCHED.has(only.tagName)) return undefined;
  return videoOfLink(only) ?? soleVideo(only.children);
}

function videosIn(nodes: ElementContent[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== "element" || UNTOUCHED.has(node.tagName)) return [];
    const address = videoOfLink(node);
    return address === undefined ? videosIn(node.children) : [address];
  });
}

/**
 * Places videos in one run of lines: a line that is only a video becomes the video; a video linked within a sentence
 * keeps its link and follows the text. `wrap` puts lines of text back into their block.
 */
function placeInLines(nodes: ElementContent[], wrap: (lines: ElementContent[]) => ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let text: ElementContent[] = [];
  const close = () => {
    if (text.some((node) => !isBlank(node))) {
      result.push(...wrap(text), ...[...new Set(videosIn(text))].map(createFacade));
    } else if (result.length === 0) {
      result.push(...text);
    }
    text = [];
  };
  let line: ElementContent[] = [];
  let lastBreak: ElementContent | undefined;
  const endLine = (nextBreak?: ElementContent) => {
    const address = soleVideo(line);
    if (address === undefined) {
      if (lastBreak && text.length > 0) text.push(lastBreak);
      text.push(...line);
      lastBreak = nextBreak;
    } else {
      close();
      result.push(createFacade(address));
      lastBreak = undefined;
    }
    line = [];
  };
  for (const node of nodes) {
    if (node.type === "element" && node.tagName === "br") endLine(node);
    else line.push(node);
  }
  endLine();
  close();
  return result;
}

function placeIn(children: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let run: ElementContent[] = [];
  const close = () => {
    if (run.length > 0) result.push(...placeInLines(run, (lines) => lines));
    run = [];
  };
  for (const child of children) {
    if (child.type !== "element") run.push(child);
    else if (LINES.has(child.tagName)) {
      close();
      result.push(...placeInLines(child.children, (lines) => [{ ...child, children: lines }]));
    } else if (BLOCK_TAGS.has(child.tagName) || /^(?:li|figcaption|caption|t\w+)$/.test(child.tagName)) {
      close();
      result.push(child.tagName === "pre" ? child : { ...child, children: placeIn(child.children) });
    } else run.push(child);
  }
  close();
  return result;
}

/** Plain text without the URLs that a page shows as videos. */
export const withoutVideoAddresses = (text: string): string =>
  text
    .replace(ADDRESS, (written) => {
      const address = written.replace(TRAILING, "");
      // Keep closing brackets that were opened before the URL.
      return youTubeId(address) === undefined ? written : written.slice(address.length).replace(/[^)\]}]/g, "");
    })
    .replace(/\(\)|\[\]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Places the video of every YouTube URL in the text, linked or bare. */
export const placeVideos = (children: ElementContent[]): ElementContent[] => placeIn(linkAddresses(children));
