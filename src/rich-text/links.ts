import { imageNameFromUrl, imageUrlFor } from "../platform/storage/image-names.ts";
import { OWN_IMAGE, SAFE_LINK } from "./allowed-html.ts";

const NOWHERE = "https://site.invalid";
const YOUTUBE_HOSTS = new Set(["youtube.com", "m.youtube.com", "music.youtube.com", "youtube-nocookie.com"]);

/** The address of a link in its canonical form, or undefined for one that is not allowed. */
export function safeHref(written: string): string | undefined {
  const trimmed = written.trim();
  if (trimmed.startsWith("#")) return SAFE_LINK.test(trimmed) ? trimmed : undefined;
  const url = URL.parse(/^www\.[a-z0-9]/i.test(trimmed) ? `https://${trimmed}` : trimmed, NOWHERE);
  if (url === null || url.username !== "" || url.password !== "") return undefined;
  // A path is only what is written as one: "page", "?a" and "\\host" would lead to different places on different pages.
  if (url.origin === NOWHERE) {
    const path = `${url.pathname}${url.search}${url.hash}`;
    return /^\/(?![/\\])/.test(trimmed) && SAFE_LINK.test(path) ? path : undefined;
  }
  const allowed = url.protocol === "http:" || url.protocol === "https:" || url.protocol === "mailto:";
  // "https:evil" and "//evil" name a host too, in ways that people do not read as one.
  return allowed && /^(?:https?:\/\/|mailto:|www\.)/i.test(trimmed) && SAFE_LINK.test(url.href) ? url.href : undefined;
}

export const isExternal = (href: string): boolean => /^https?:/i.test(href);

/** The address of one of this site's own images, or undefined for any other. */
export function ownImageSource(written: string): string | undefined {
  const trimmed = written.trim();
  const name = imageNameFromUrl(trimmed);
  if (name !== undefined) return imageUrlFor(name);
  return OWN_IMAGE.test(trimmed) ? trimmed : undefined;
}

function parseVideoAddress(address: string): URL | null {
  const trimmed = address.trim();
  return URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/\//, "")}`);
}

/** The id of the video that a YouTube address shows (watch, youtu.be, shorts, embed, live), else undefined. */
export function youTubeId(address: string): string | undefined {
  const url = parseVideoAddress(address);
  if (url === null || url.username !== "" || url.password !== "" || url.port !== "") return undefined;
  const host = url.hostname.replace(/^www\./, "");
  const path = url.pathname.split("/");
  let id: string | null | undefined;
  if (host === "youtu.be") id = path[1];
  else if (YOUTUBE_HOSTS.has(host)) {
    if (path[1] === "watch") id = url.searchParams.get("v");
    else if (["shorts", "embed", "live", "v"].includes(path[1] ?? "")) id = path[2];
  }
  return id && /^[\w-]{11}$/.test(id) ? id : undefined;
}

/** The second at which an address has its video begin, by `t=90`, `t=1m30s` or `start=90`; 0 for the beginning. */
function videoStart(address: string): number {
  const url = parseVideoAddress(address);
  const written = url?.searchParams.get("t") ?? url?.searchParams.get("start") ?? "";
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(written) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The address of the video that a YouTube address shows, in its one form; undefined where it shows none. */
export function videoAddress(address: string): string | undefined {
  const id = youTubeId(address);
  if (id === undefined) return undefined;
  const start = videoStart(address);
  return `https://www.youtube.com/watch?v=${id}${start === 0 ? "" : `&t=${start}s`}`;
}
