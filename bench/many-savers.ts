import { signIn } from "../tests/support/administrator-calls.ts";
import { percentile } from "./steady-load.ts";

const SAVERS = 16;
const SAVES_EACH = 60;
const READERS = 2;

const TUSKER = {
  description: "A made tusker for measuring.",
  status: "alive",
  age: 40,
  location: "Yala National Park",
  category: "wild",
};

/** Tuskers a second, and the time within which 99 of 100 readers had their answer. */
export type Saved = { perSecond: number; readersMs: number };

/**
 * Adds tuskers over sixteen connections at once, each sign-in from a network of its own, while somebody reads lists of the
 * API. The site has to trust one proxy.
 */
export async function saveAtOnce(url: string): Promise<Saved> {
  const savers = await Promise.all(
    Array.from({ length: SAVERS }, (_, index) => signIn(url, { "X-Forwarded-For": `203.0.113.${index}` })),
  );
  let isOver = false;
  const waits: number[] = [];
  const read = async () => {
    while (!isOver) {
      const asked = performance.now();
      const answer = await fetch(`${url}/api/tuskers?page=1`);
      await answer.arrayBuffer();
      waits.push(performance.now() - asked);
    }
  };
  const readers = Array.from({ length: READERS }, read);
  const begun = performance.now();
  await Promise.all(
    savers.map(async ({ call }, saver) => {
      for (let count = 0; count < SAVES_EACH; count += 1) {
        const made = await call("POST", "/api/tuskers", { ...TUSKER, name: `Raja ${saver} of ${count}` });
        if (made.status !== 201) throw new Error(`A new tusker answered ${made.status}: ${await made.text()}`);
        await made.arrayBuffer();
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  isOver = true;
  await Promise.all(readers);
  return { perSecond: (SAVERS * SAVES_EACH) / seconds, readersMs: percentile(waits, 99) };
}
