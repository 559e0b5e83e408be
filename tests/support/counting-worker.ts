import { createLimiter, type Limit } from "../../src/server/auth/limiter.ts";
import { countInPrimary } from "../../src/server/auth/primary-counts.ts";

/** What the worker is told: to open a limiter, or to ask the one that it has. */
export type CountingCall =
  | { call: number; open: Limit; options: { maxNewKeys: number } | undefined }
  | { call: number; ask: "take" | "giveBack" | "reset"; key: string };

let limiter = createLimiter({ name: "none", points: 0, seconds: 1 });

/** A worker of a cluster that counts in its primary. Does what it is told, and sends back what came of it. */
process.on("message", async (told: CountingCall | { channel: string }) => {
  if (!("call" in told)) return;
  if ("open" in told) limiter = createLimiter(told.open, { ...told.options, openCounts: countInPrimary });
  const result = "open" in told ? undefined : await limiter[told.ask](told.key);
  process.send?.({ call: told.call, result });
});
