import { imageNameFromUrl, imageUrlFor } from "../platform/storage/image-names.ts";
import { OWN_IMAGE, SAFE_LINK } from "./allowed-html.ts";

const NOWHERE = "https://site.invalid";
const YOUTUBE_HOSTS = new Set(["youtube.com", "m.youtube.com", "music.youtube.com", "youtube-nocookie.com"]);

/** The canonical form of a link's URL, or undefined if it is not allowed. */
export function safeHref(written: string): string | undefined {
  const trimmed = written.trim();
  if (trimmed.startsWith("#")) return SAFE_LINK.test(trimmed) ? trimmed : undefined;
  const url = URL.parse(/^www\.[a-z0-9]/i.test(trimmed) ? `https://${trimmed}` : trimmed, NOWHERE);
  if (url === null || url.username !== "" || url.password !== "") return undefined;
  // Only absolute paths: "page", "?a" and "\\host" would lead to different places on different pages.
  if (url.origin === NOWHERE) {
    const path = `${url.pathname}${url.search}${url.hash}`;
    return /^\/(?![/\\])/.test(trimmed) && SAFE_LINK.test(path) ? path : undefined;
  }
  const allowed = url.protocol === "http:" || url.protocol === "https:" || url.protocol === "mailto:";
  // "https:evil" and "//evil" name a host too, but people do not read them as URLs.
  return allowed && /^(?:https?:\/\/|mailto:|www\.)/i.test(trimmed) && SAFE_LINK.test(url.href) ? url.href : undefined;
}

export const isExternal = (href: string): boolean => /^https?:/i.test(href);

/** The URL of one of this site's own images, otherwise undefined. */
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

/** The id of the video at a YouTube URL (watch, youtu.be, shorts, embed, live), otherwise undefined. */
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

/** The start time in seconds from `t=90`, `t=1m30s` or `start=90`; 0 for the beginning. */
function videoStart(address: string): number {
  const url = parseVideoAddress(address);
  const written = url?.searchParams.get("t") ?? url?.searchParams.get("start") ?? "";
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(written) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The canonical URL of a YouTube video; undefined if the URL shows none. */
export function videoAddress(address: string): string | undefined {
  const id = youTubeId(address);
  if (id === undefined) return undefined;
  const start = videoStart(address);
  return `https://www.youtube.com/watch?v=${id}${start === 0 ? "" : `&t=${start}s`}`;
}
