import { imageNameFromUrl, imageUrlFor } from "../../platform/storage/image-names.ts";
import { OWN_IMAGE, SAFE_LINK } from "./allowed-html.ts";

const NOWHERE = "https://site.invalid";
const YOUTUBE_HOSTS = new Set(["youtube.com", "m.youtube.com", "music.youtube.com", "youtube-nocookie.com"]);

/** A number to call or to write to, without the blanks that people write in it and the text of a message. */
function phoneHref(written: string): string {
  const [, scheme = "", number = ""] = /^(tel|sms):([^?]*)/i.exec(written.replace(/\s|%20/g, "")) ?? [];
  return `${scheme.toLowerCase()}:${number}`;
}

/** The canonical form of a link's URL, or undefined if it is not allowed. */
export function safeHref(written: string): string | undefined {
  const trimmed = written.trim();
  if (/^(?:tel|sms):/i.test(trimmed)) {
    const href = phoneHref(trimmed);
    return SAFE_LINK.test(href) ? href : undefined;
  }
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

/** Words of YouTube's own that stand where the id of a video would, and are as long as one. */
const NO_ID = new Set(["videoseries", "live_stream"]);
/** The ids of playlists and channels are of many lengths. */
const LIST_ID = /^[\w-]{2,64}$/;

type ReadYouTube = { url: URL; host: string; path: string[] };

/** The parts of a YouTube URL, otherwise undefined. */
function readYouTube(address: string): ReadYouTube | undefined {
  const trimmed = address.trim();
  const url = URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/\//, "")}`);
  if (url === null || url.username !== "" || url.password !== "" || url.port !== "") return undefined;
  const host = url.hostname.replace(/^www\./, "");
  const isYouTube = host === "youtu.be" || YOUTUBE_HOSTS.has(host);
  return isYouTube ? { url, host, path: url.pathname.split("/") } : undefined;
}

function idIn({ url, host, path }: ReadYouTube): string | undefined {
  let id: string | null | undefined;
  if (host === "youtu.be") id = path[1];
  else if (path[1] === "watch") id = url.searchParams.get("v");
  else if (["shorts", "embed", "live", "v"].includes(path[1] ?? "")) id = path[2];
  return id && /^[\w-]{11}$/.test(id) && !NO_ID.has(id) ? id : undefined;
}

/** The id of the video at a YouTube URL (watch, youtu.be, shorts, embed, live), otherwise undefined. */
export function youTubeId(address: string): string | undefined {
  const read = readYouTube(address);
  return read && idIn(read);
}

/**
 * The canonical URL of a YouTube page that plays one video after the other: a playlist, or what a channel sends at the
 * moment. Undefined if the URL shows one video, or nothing of the kind.
 */
export function videoListAddress(address: string): string | undefined {
  const read = readYouTube(address);
  if (read === undefined || idIn(read) !== undefined) return undefined;
  const { searchParams } = read.url;
  const [list, channel] = [searchParams.get("list"), searchParams.get("channel")];
  if (list !== null && LIST_ID.test(list) && (searchParams.get("listType") ?? "playlist") === "playlist")
    return `https://www.youtube.com/playlist?list=${list}`;
  const isLive = read.path[2] === "live_stream" && channel !== null && LIST_ID.test(channel);
  return isLive ? `https://www.youtube.com/channel/${channel}/live` : undefined;
}

/** The start in seconds from `t=90`, `t=1m30s`, `start=90` or `#t=90`, without fractions; 0 for the beginning. */
function startIn({ hash, searchParams }: URL): number {
  const inHash = hash === "" ? null : new URLSearchParams(hash.slice(1)).get("t");
  const written = searchParams.get("t") ?? searchParams.get("start") ?? inHash ?? "";
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})(?:\.\d+)?s?)?$/.exec(written) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The canonical URL of a YouTube video; undefined if the URL shows none. */
export function videoAddress(address: string): string | undefined {
  const read = readYouTube(address);
  const id = read && idIn(read);
  if (read === undefined || id === undefined) return undefined;
  const start = startIn(read.url);
  return `https://www.youtube.com/watch?v=${id}${start === 0 ? "" : `&t=${start}s`}`;
}

/** The canonical URL of what a frame of YouTube shows, one video or several; undefined for other frames. */
export const framedVideo = (source: string): string | undefined => videoAddress(source) ?? videoListAddress(source);
