import { createHash } from "node:crypto";
import type { Config } from "../../platform/config/config.server.ts";
import { AppError, invalidField } from "../../platform/errors/app-error.ts";
import { createBoundedQueue } from "../../platform/limits/bounded-queue.server.ts";
import {
  createGuardedFetch,
  FailedFetch,
  type FetchedPage,
  ForbiddenAddress,
  type GuardedFetch,
} from "../../platform/outgoing/guarded-fetch.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import type { CommonsFile } from "./commons-file.ts";
import { commonsTitle } from "./commons-title.ts";
import { askFor, type FoundFile, readAnswer } from "./read-answer.ts";

declare module "../../platform/services/services.server.ts" {
  interface Services {
    /** Looks photographs up at Wikimedia Commons. */
    commons: Commons;
  }
}

const HOME = "https://commons.wikimedia.org";
/** Where pages and files of Wikimedia Commons are. Redirects to other hosts are refused. */
const HOSTS: readonly string[] = ["commons.wikimedia.org", "upload.wikimedia.org"];

/** The answer about one page; those that describe a photograph have some 10 kB. */
const MOST_ANSWER_BYTES = 300_000;
/** A small version of the image. */
const MOST_PREVIEW_BYTES = 200_000;
const FILE_TIME_LIMIT_MS = 60_000;

type Needs = {
  config: Pick<Config, "siteUrl" | "uploadMaxBytes">;
  clock: { now(): Date };
  /** Replaced in tests, where the internet is on this machine. */
  outside?: { home: string; fetchGuarded(limits: { mostBytes: number; timeLimitMs?: number }): GuardedFetch };
};

/** Looks pages of Wikimedia Commons up and fetches their files, when an editor asks for it. */
export type Commons = {
  /**
   * @param address of the page of a file
   * @throws AppError `Invalid` for another address or a file that does not exist, `Unavailable` if Commons does not answer
   */
  find(address: string, signal: AbortSignal): Promise<FoundFile>;
  /** A small version of a file as a `data:` address; null if there is none. */
  preview(found: FoundFile, signal: AbortSignal): Promise<CommonsFile["preview"]>;
  /**
   * The bytes of a file, which are those that its page describes.
   * @throws AppError `Unavailable`
   */
  fetchFile(found: FoundFile, signal: AbortSignal): Promise<Buffer>;
};

class OtherHost extends Error {}

const silent = (cause?: unknown): AppError =>
  new AppError("Unavailable", "Wikimedia Commons did not answer as expected. Please try again later.", {
    retryAfterSeconds: 30,
    cause,
  });

/** The whole file is in memory while it is fetched, so few are fetched at a time. */
const newQueue = () =>
  createBoundedQueue({
    atOnce: 2,
    waiting: 6,
    refusal: () =>
      new AppError("Unavailable", "Others are looking images up at the moment. Please try again shortly.", {
        retryAfterSeconds: 10,
      }),
  });

/** The type of a picture that browsers show, by its first bytes. */
function pictureType(bytes: Buffer): string | undefined {
  const head = bytes.toString("latin1", 0, 12);
  if (head.startsWith("\u00ff\u00d8\u00ff")) return "image/jpeg";
  if (head.startsWith("\u0089PNG\r\n\u001a\n")) return "image/png";
  return /^RIFF.{4}WEBP$/s.test(head) ? "image/webp" : undefined;
}

export function createCommons({ config, clock, outside }: Needs): Commons {
  const userAgent = `sri-lankan-tuskers (+${config.siteUrl})`;
  const fetcher = outside?.fetchGuarded ?? ((limits) => createGuardedFetch({ userAgent, ...limits }));
  const home = new URL(outside?.home ?? HOME);
  const fetchAnswer = fetcher({ mostBytes: MOST_ANSWER_BYTES });
  const fetchPreview = fetcher({ mostBytes: MOST_PREVIEW_BYTES });
  const fetchWhole = fetcher({ mostBytes: config.uploadMaxBytes + 1, timeLimitMs: FILE_TIME_LIMIT_MS });
  const queue = newQueue();

  /** @throws AppError `Unavailable` unless a page of Commons is answered */
  async function ask(fetch: GuardedFetch, address: URL, signal: AbortSignal): Promise<FetchedPage> {
    const beforeEach = async ({ protocol, hostname }: URL) => {
      if (protocol !== home.protocol || !HOSTS.includes(hostname)) throw new OtherHost();
    };
    try {
      const page = await fetch(address, { signal, beforeEach });
      if (page.status !== 200) throw silent();
      return page;
    } catch (error) {
      if (error instanceof OtherHost || error instanceof FailedFetch || error instanceof ForbiddenAddress)
        throw silent(error);
      throw error;
    }
  }

  return {
    async find(address, signal) {
      const named = commonsTitle(address);
      if ("refusal" in named) throw invalidField("address", named.refusal);
      const asked = new URL("/w/api.php", home);
      asked.search = String(new URLSearchParams(askFor(named.title)));
      const { body } = await queue.run(() => ask(fetchAnswer, asked, signal));
      let found: FoundFile | undefined;
      try {
        const bounds = { today: siteDay(clock.now()), maxBytes: config.uploadMaxBytes };
        found = readAnswer(JSON.parse(body.toString()), bounds);
      } catch (error) {
        throw silent(error);
      }
      if (found === undefined) throw invalidField("address", "Wikimedia Commons has no file with this name.");
      return found;
    },
    async preview({ previewUrl }, signal) {
      if (previewUrl === undefined) return null;
      try {
        const { body } = await queue.run(() => ask(fetchPreview, new URL(previewUrl), signal));
        const type = body.length < MOST_PREVIEW_BYTES ? pictureType(body) : undefined;
        return type === undefined ? null : `data:${type};base64,${body.toString("base64")}`;
      } catch (error) {
        if (error instanceof AppError) return null;
        throw error;
      }
    },
    async fetchFile({ fileUrl, sha1 }, signal) {
      const { body } = await queue.run(() => ask(fetchWhole, new URL(fileUrl), signal));
      if (createHash("sha1").update(body).digest("hex") !== sha1) throw silent();
      return body;
    },
  };
}
