import type { EntryImage, RenderedSource } from "./rendered-source.ts";
import type { SourceJob } from "./source-worker.browser.ts";

/** What is done with sources beside the page's own work. */
export type SourceClient = {
  render(source: string, images: readonly EntryImage[]): Promise<RenderedSource>;
  /** Ends it; what was asked and not answered stays so. */
  close(): void;
};

type Answer = { number: number; answer: RenderedSource };
type Waiting = { job: SourceJob; resolve(answer: RenderedSource): void; reject(error: unknown): void };

async function doHere({ source, pictures }: SourceJob): Promise<RenderedSource> {
  return (await import("./rendered-source.ts")).renderSource(source, pictures);
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

  return {
    render: (source, images) => {
      last += 1;
      const job = { number: last, source, pictures: images };
      if (worker === undefined) return doHere(job);
      return new Promise((resolve, reject) => {
        waiting.set(job.number, { job, resolve, reject });
        worker?.postMessage(job);
      });
    },
    close: () => worker?.terminate(),
  };
}
