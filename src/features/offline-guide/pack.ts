import type { Language } from "../../platform/languages/language.ts";

/** Addresses in English; `addressIn` gives those of a language. */
export const GUIDE_PATH = "/field-guide";
export const NOT_IN_GUIDE_PATH = "/field-guide/not-in-it";
export const PACK_PATH = "/field-guide/pack.json";
export const OFFER_PATH = "/field-guide/offer.json";
export const WORKER_PATH = "/field-guide-worker.js";

/** One thing of the guide: a page, or a file that its pages need. */
export type Part = {
  /** Root-relative, with its query. */
  address: string;
  /** SHA-256, in base64, of the bytes that the address answers with, uncompressed. */
  hash: string;
  /** How many bytes are transferred, compressed. */
  bytes: number;
};

/** What the guide of one language holds, and what its worker needs. */
export type Pack = {
  /** The same as long as every part is the same. */
  id: string;
  language: Language;
  /** The build of the site: pages belong to the scripts and styles of theirs. */
  build: string;
  /** The content version of the site. */
  version: number;
  /** The day on which it was made, in Sri Lanka, and the same for readers. */
  day: string;
  made: string;
  bytes: number;
  /** How many tuskers are in it, and how many are published. */
  tuskers: { held: number; all: number };
  words: {
    /** "From your guide of 22 November 2026." */
    from: string;
    noSignal: string;
    whatIsInIt: string;
    /** For a guide older than 30 days, with {days}. */
    old: string;
  };
  parts: Part[];
  /** Pages and images that had no room. They are not withdrawn: an older guide may keep them. */
  alsoPublic: string[];
};

/** What is offered where a browser asks to save data. */
export type Offer = { text: string };

/** A guide older than this asks to be renewed. */
export const OLD_AFTER_DAYS = 30;

export const daysSince = (day: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(`${day}T00:00:00+05:30`)) / 86_400_000));

const IMAGE = /^\/(?:portraits|landscapes|illustrations|uploads)\//;
const BUILD_FILE = /^\/assets\//;

export const isImage = (address: string): boolean => IMAGE.test(address);
export const isBuildFile = (address: string): boolean => BUILD_FILE.test(address);
export const isPage = (address: string): boolean => !isImage(address) && !isBuildFile(address);

/** Width and hash at the end of an image's name: `-400-0123456789ab.avif`, in the build `-1280-BT9aIQoY.avif`. */
const FORM = /(?:-\d{2,4})?-[\w-]{8}(?:[0-9a-f]{4})?\.(?:avif|webp|svg|jpe?g)$/;

const SHAPE_OF_PORTRAIT = /^(\/portraits\/.+)-\d+x\d+$/;

/**
 * What all forms of an image have in common, for portraits those in other shapes as well. The guide holds one of them and
 * shows it in place of the others.
 */
export const stemOf = (address: string): string => address.replace(FORM, "").replace(SHAPE_OF_PORTRAIT, "$1");
