import { useCallback, useEffect, useState } from "react";
import { currentLanguage } from "../../../../platform/languages/current-language.ts";
import { addressIn } from "../../../../platform/languages/language.ts";
import { PACK_PATH, type Pack, WORKER_PATH } from "../../pack.ts";
import { CHANNEL, type News, type Order, type Trouble } from "../../worker/messages.ts";
import { hasUnfinished, readStored, removeStored, type StoredGuide } from "../../worker/stored-guide.browser.ts";

export type GuideState =
  | { step: "offer" | "unsupported" }
  | { step: "taking"; done: number; total: number }
  | { step: "ready"; isNewest: boolean }
  | { step: "trouble"; trouble: Trouble; free: number | undefined }
  | { step: "removed"; bytes: number };

/** How long no news of a running download means that its worker has been ended, in milliseconds. */
const SILENCE_MS = 30_000;

const isSupported = (): boolean => "serviceWorker" in navigator && "caches" in window;

/** How many bytes the browser still gives; undefined if it does not say. */
async function freeBytes(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}

async function send(order: Order): Promise<void> {
  // It serves the whole site, and only for those who ask for it.
  const registration = await navigator.serviceWorker.register(WORKER_PATH, { scope: "/", updateViaCache: "none" });
  const worker = registration.active ?? (await navigator.serviceWorker.ready).active;
  worker?.postMessage(order);
}

/** The bytes that a newer guide would fetch: what differs from the one that is there. */
export function bytesToFetch(stored: StoredGuide | undefined, pack: Pack): number {
  const known = new Set(stored?.pack.parts.map(({ address, hash }) => `${address} ${hash}`));
  return pack.parts.reduce((sum, { address, hash, bytes }) => sum + (known.has(`${address} ${hash}`) ? 0 : bytes), 0);
}

/** The guide of this device, what the site has now, and what can be done with them. */
export function useGuide() {
  const [state, setState] = useState<GuideState>({ step: "offer" });
  const [stored, setStored] = useState<StoredGuide>();
  const [pack, setPack] = useState<Pack>();
  const language = currentLanguage();

  const loadPack = useCallback(async () => {
    const answer = await fetch(addressIn(language, PACK_PATH), { cache: "no-cache" }).catch(() => undefined);
    if (answer?.ok) setPack(await answer.json());
  }, [language]);

  const look = useCallback(async () => {
    const found = await readStored(caches);
    setStored(found);
    const isUnfinished = await hasUnfinished(caches, found);
    setState((before) => {
      if (before.step === "taking") return before;
      if (isUnfinished) return { step: "trouble", trouble: "network", free: undefined };
      return found === undefined ? { step: "offer" } : { step: "ready", isNewest: false };
    });
    return found;
  }, []);

  useEffect(() => {
    if (!isSupported()) {
      setState({ step: "unsupported" });
      return;
    }
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.news === "progress") setState({ step: "taking", done: data.done, total: data.total });
      else if (data.news === "ready" || data.news === "checked") {
        setState({ step: "ready", isNewest: data.news === "ready" });
        void look();
      } else if (data.news === "cancelled") {
        setState({ step: "offer" });
        void look();
      } else if (data.news === "removed") {
        // In the tab that asked for it, it is told already, with its size.
        setState((before) => (before.step === "removed" ? before : { step: "removed", bytes: 0 }));
        setStored(undefined);
      } else if (data.news === "trouble") {
        const { trouble } = data;
        void freeBytes().then((free) => setState({ step: "trouble", trouble, free }));
      }
    };
    void loadPack();
    look()
      // The page of the guide is a contact: what was withdrawn goes now.
      .then((found) => (found === undefined ? undefined : send({ order: "check" })))
      // Firefox refuses storage in private windows by an error.
      .catch(() => setState({ step: "unsupported" }));
    return () => channel.close();
  }, [look, loadPack]);

  // A browser may end a worker without a word. Any news begins the time anew.
  useEffect(() => {
    if (state.step !== "taking") return;
    const timer = setTimeout(() => setState({ step: "trouble", trouble: "network", free: undefined }), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function take(): Promise<void> {
    setState({ step: "taking", done: 0, total: pack?.bytes ?? 0 });
    try {
      // Without it, a browser that runs out of space may remove the guide. It may say no.
      void navigator.storage?.persist?.().catch(() => false);
      await send({ order: "take", language });
    } catch {
      setState({ step: navigator.onLine ? "unsupported" : "offer" });
    }
  }

  async function remove(): Promise<void> {
    const bytes = stored?.pack.bytes ?? 0;
    // Even without a worker that answers, it goes.
    await send({ order: "remove" }).catch(() => {});
    await removeStored(caches);
    setStored(undefined);
    setState({ step: "removed", bytes });
  }

  return { state, stored, pack, take, remove, cancel: () => void send({ order: "cancel" }), loadPack };
}
