import type { SourceBlock } from "./pasted-blocks.ts";
import type { EntryImage, RenderedSource } from "./rendered-source.ts";
import type { SourceJob } from "./source-worker.browser.ts";

/** What is done with sources beside the page's own work. */
export type SourceClient = {
  render(source: string, images: readonly EntryImage[]): Promise<RenderedSource>;
  paste(html: string): Promise<SourceBlock[]>;
  /** Ends it; what was asked and not answered stays so. */
  close(): void;
};

type Answer = { number: number; answer: unknown };
type Waiting = { job: SourceJob; resolve(answer: unknown): void; reject(error: unknown): void };

async function doHere(job: SourceJob): Promise<unknown> {
  if (job.task === "render") return (await import("./rendered-source.ts")).renderSource(job.source, job.pictures);
  return (await import("./paste-source.browser.ts")).pastedBlocks(job.html);
}

/** Opens a worker for sources. Where the browser does not let it run, the page does the work itself. */
export function openSourceClient(): SourceClient {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let worker: Worker | undefined;

  const doAllHere = () => {
    worker?.terminate();
    worker = undefined;
    for (const { job, resolve, reject } of waiting.values()) doHere(job).then(resolve, reject);
    waiting.clear();
  };
  try {
    worker = new Worker(new URL("./source-worker.browser.ts", import.meta.url), { type: "module" });
    worker.addEventListener("error", doAllHere);
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.number)?.resolve(data.answer);
      waiting.delete(data.number);
    });
  } catch {
    worker = undefined;
  }

  const ask = (job: SourceJob): Promise<unknown> => {
    if (worker === undefined) return doHere(job);
    return new Promise((resolve, reject) => {
      waiting.set(job.number, { job, resolve, reject });
      worker?.postMessage(job);
    });
  };
  const nextNumber = () => {
    last += 1;
    return last;
  };
  return {
    // Each task answers with its own kind, on both ways.
    render: (source, images) =>
      ask({ number: nextNumber(), task: "render", source, pictures: images }) as Promise<RenderedSource>,
    paste: (html) => ask({ number: nextNumber(), task: "paste", html }) as Promise<SourceBlock[]>,
    close: () => worker?.terminate(),
  };
}
