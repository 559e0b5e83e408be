import type { UploadReply } from "../../stored-images/image-value.ts";
import type { Recognised } from "./recognise-file.browser.ts";
import { type SendImage, UploadRefused } from "./upload-queue.browser.ts";

/** The state of an upload. */
export type UploadState =
  | { step: "checking" | "waiting" | "preparing" | "signed-out" }
  | { step: "sending"; percent: number; stalled: boolean }
  /** The attempt failed because the connection broke or the server is busy. It is retried automatically. */
  | { step: "pausing"; why: "line" | "busy" }
  /** The server may refuse the file; the user decides whether to send it. */
  | { step: "held"; message: string }
  | { step: "failed"; message: string; canRetry: boolean };

export type Upload = { id: number; name: string; small: string | undefined; state: UploadState };

/** The dependencies of the uploads; tests pass their own. */
export type UploadParts = {
  send: SendImage;
  recognise(file: File): Promise<Recognised>;
  small(file: File): Promise<string | undefined>;
  hasToken(): boolean;
  /** Asks the server whether the session is still valid. If it is not, the token is removed. Never rejects. */
  checkSignIn(): Promise<void>;
  /** Asks the user to sign in. */
  askSignIn(): void;
  onUploaded(reply: UploadReply, upload: Upload): void;
  /** Waits for this long, or until the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

type Item = {
  upload: Upload;
  file: File;
  /** The index of the file among those chosen together. */
  index: number;
  /** Aborted when the user cancels the upload. */
  ended: AbortController;
  /** Aborted to cut short the current attempt or pause and start the next attempt. */
  step: AbortController;
};

/** After this many attempts, the user has to decide. With the pauses in between, this takes a few minutes. */
const MOST_TRIES = 8;
const FIRST_PAUSE_MS = 1_500;
const LONGEST_PAUSE_MS = 30_000;
const UNTIL_ASKED_MS = 2_147_483_647;

const BUSY = new Set([429, 502, 503, 504]);
/** Retrying is pointless: the same image would be refused again. */
const FINAL = new Set([400, 413, 415, 422]);

const WORDLESS: Record<number, string> = {
  413: "It is larger than the server accepts.",
  415: "The server does not accept images of this format.",
};

function failureOf(error: unknown): Extract<UploadState, { step: "failed" }> {
  const status = error instanceof UploadRefused ? error.status : 0;
  const reason = error instanceof UploadRefused ? error.message : "";
  const usual =
    status === 0
      ? "The server could not be reached. Check your connection and try again."
      : "The server could not accept it. Try again in a moment.";
  return { step: "failed", message: reason || WORDLESS[status] || usual, canRetry: !FINAL.has(status) };
}

/** An upload that waits for the user's decision does not count as busy. */
const isBusy = ({ state }: Upload): boolean => state.step !== "failed" && state.step !== "held";

/** The uploads of one form. One failure never affects the other uploads, and no upload fails without a message. */
export function createUploads(parts: UploadParts) {
  let items: readonly Item[] = [];
  let shown: readonly Upload[] = [];
  let last = 0;
  const listeners = new Set<() => void>();

  const publish = () => {
    shown = items.map(({ upload }) => upload);
    for (const listener of listeners) listener();
  };
  const change = (item: Item, changes: Partial<Upload>) => {
    item.upload = { ...item.upload, ...changes };
    publish();
  };
  const setState = (item: Item, state: UploadState) => change(item, { state });
  const remove = (item: Item) => {
    items = items.filter((other) => other !== item);
    publish();
  };

  async function pause(item: Item, ms: number): Promise<void> {
    item.step = new AbortController();
    await parts.wait(ms, AbortSignal.any([item.step.signal, item.ended.signal]));
  }

  async function sendOnce(item: Item): Promise<UploadReply> {
    item.step = new AbortController();
    setState(item, { step: "waiting" });
    let percent = 0;
    return parts.send(item.file, {
      index: item.index,
      signal: AbortSignal.any([item.step.signal, item.ended.signal]),
      onStart: () => setState(item, { step: "sending", percent, stalled: false }),
      onProgress: (part) => {
        percent = Math.min(100, Math.floor(part * 100));
        setState(item, part >= 1 ? { step: "preparing" } : { step: "sending", percent, stalled: false });
      },
      onStall: () =>
        item.upload.state.step === "sending" && setState(item, { step: "sending", percent, stalled: true }),
    });
  }

  /** Retries an image until it is uploaded, refused or cancelled, or until the attempts run out. */
  async function runUpload(item: Item): Promise<void> {
    const { ended } = item;
    for (let tries = 1; !ended.signal.aborted; tries += 1) {
      if (!parts.hasToken()) {
        // Ask only once. A user who answered "not now" is not asked again by each further upload.
        const isAsked = shown.some(({ state }) => state.step === "signed-out");
        setState(item, { step: "signed-out" });
        if (!isAsked) parts.askSignIn();
        await pause(item, UNTIL_ASKED_MS);
        continue;
      }
      try {
        const reply = await sendOnce(item);
        remove(item);
        parts.onUploaded(reply, item.upload);
        return;
      } catch (error) {
        if (ended.signal.aborted) return;
        // The attempt was aborted only in order to start the next one immediately.
        if (item.step.signal.aborted) continue;
        const status = error instanceof UploadRefused ? error.status : 0;
        const isTrouble = status === 0 || status === 401 || BUSY.has(status);
        if (!isTrouble || tries >= MOST_TRIES) return setState(item, failureOf(error));
        const asked = error instanceof UploadRefused ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
        if (status !== 401) {
          setState(item, { step: "pausing", why: status === 0 ? "line" : "busy" });
          await pause(item, Math.min(LONGEST_PAUSE_MS, Math.max(asked, FIRST_PAUSE_MS * 2 ** (tries - 1))));
        }
        // A server that rejects the token may close the connection in the middle of the upload. The client then sees
        // only a network error, so it has to ask.
        if (status !== 503 && !ended.signal.aborted && parts.hasToken()) await parts.checkSignIn();
      }
    }
  }

  async function begin(item: Item): Promise<void> {
    const recognised = await parts.recognise(item.file);
    if (item.ended.signal.aborted) return;
    if (recognised.verdict === "refused")
      return setState(item, { step: "failed", message: recognised.message, canRetry: false });
    void parts.small(item.file).then((small) => small !== undefined && change(item, { small }));
    if (recognised.verdict === "doubtful") return setState(item, { step: "held", message: recognised.message });
    await runUpload(item);
  }

  const find = (id: number): Item | undefined => items.find(({ upload }) => upload.id === id);

  return {
    /** Adds files to the queue, in order. */
    add(files: readonly File[]): void {
      const added = files.map((file, index): Item => {
        last += 1;
        const upload: Upload = { id: last, name: file.name, small: undefined, state: { step: "checking" } };
        return { upload, file, index, ended: new AbortController(), step: new AbortController() };
      });
      items = [...items, ...added];
      publish();
      for (const item of added) void begin(item);
    },
    /** Retries an upload that failed, is waiting, has stalled, or was held back. */
    retry(id: number): void {
      const item = find(id);
      if (item === undefined) return;
      if (item.upload.state.step === "signed-out" && !parts.hasToken()) parts.askSignIn();
      else if (isBusy(item.upload)) item.step.abort();
      else void runUpload(item);
    },
    /** Cancels an upload, or removes a failed one from the list. */
    cancel(id: number): void {
      const item = find(id);
      item?.ended.abort();
      if (item !== undefined) remove(item);
    },
    /** Resumes the uploads that wait for a sign-in or for the connection. */
    wake(step: "signed-out" | "pausing"): void {
      for (const { upload, step: present } of items) if (upload.state.step === step) present.abort();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: (): readonly Upload[] => shown,
    isBusy: (): boolean => shown.some(isBusy),
    /** Cancels all uploads. The object can be used again afterwards. */
    close(): void {
      for (const { ended } of items) ended.abort();
      items = [];
      publish();
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
