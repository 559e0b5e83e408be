import { answerFile, answerPage } from "./answer-from-guide.browser.ts";
import { checkGuide } from "./check-guide.browser.ts";
import { CHANNEL, type News, type Order } from "./messages.ts";
import { removeStored } from "./stored-guide.browser.ts";
import { type Surroundings, takeGuide } from "./take-guide.browser.ts";

/** What a worker has that the types of pages do not name. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };
type WorkerScope = {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
};

const scope = self as unknown as WorkerScope;
const channel = new BroadcastChannel(CHANNEL);
const surroundings: Surroundings = { caches, fetch: (...asked) => fetch(...asked), now: () => Date.now() };

/** Never the business of a guide: the admin area, calls, and pages behind secret links. */
const PRIVATE = /^(?:\/(?:si|ta))?\/(?:admin|api|preview|review|letters)(?:[/-]|$)/;
const FILES = /^\/(?:assets|portraits|landscapes|illustrations|uploads)\//;

const tell = (news: News): void => channel.postMessage(news);

/** The taking that is under way. There is one at a time, whichever tab asked for it. */
let taking: { stop: AbortController; work: Promise<void> } | undefined;
/** Checks and the removal, one after another: a check must not remove what a taking copies. */
let checking: Promise<void> = Promise.resolve();

async function take(language: Extract<Order, { order: "take" }>["language"], signal: AbortSignal): Promise<void> {
  await checking;
  let total = 0;
  const progress = (done: number, all: number) => {
    total = all;
    tell({ news: "progress", done, total });
  };
  const end = await takeGuide(surroundings, language, progress, signal);
  if (end === undefined) tell({ news: "ready" });
  else if (end === "cancelled") tell({ news: "cancelled" });
  else tell({ news: "trouble", trouble: end, total });
}

function begin(language: Extract<Order, { order: "take" }>["language"]): Promise<void> {
  if (taking === undefined) {
    const stop = new AbortController();
    const work = take(language, stop.signal).finally(() => {
      taking = undefined;
    });
    taking = { stop, work };
  }
  return taking.work;
}

async function cancel(): Promise<void> {
  taking?.stop.abort();
  await taking?.work;
}

async function remove(): Promise<void> {
  await cancel();
  // A check that begins meanwhile waits, and finds nothing: it would store the guide again.
  const removal = checking.then(() => removeStored(caches));
  checking = removal.catch(() => {});
  await removal;
  await scope.registration.unregister();
  tell({ news: "removed" });
}

function check(isAsked: boolean): Promise<void> {
  if (taking !== undefined) return taking.work;
  checking = checking.then(() => checkGuide(surroundings, isAsked)).catch(() => {});
  return checking;
}

function follow(order: Order): Promise<void> {
  if (order.order === "take") return begin(order.language);
  if (order.order === "cancel") return cancel();
  if (order.order === "remove") return remove();
  return check(true).then(() => tell({ news: "checked" }));
}

addEventListener("install", (event) => (event as Lasting).waitUntil(scope.skipWaiting()));
addEventListener("activate", (event) => (event as Lasting).waitUntil(scope.clients.claim()));
addEventListener("message", (event) => (event as Lasting & MessageEvent<Order>).waitUntil(follow(event.data)));
addEventListener("fetch", (event) => {
  const fetching = event as Fetching;
  const { request } = fetching;
  const { pathname, origin } = new URL(request.url);
  const isTheirs = request.method !== "GET" || origin !== location.origin || PRIVATE.test(pathname);
  if (isTheirs || request.headers.has("Authorization") || request.headers.has("Range")) return;
  if (request.mode === "navigate") {
    const answer = answerPage(surroundings, request);
    fetching.respondWith(answer);
    fetching.waitUntil(answer.then(() => check(false)));
  } else if (FILES.test(pathname)) {
    fetching.respondWith(answerFile(surroundings, request));
  }
});
