import { onTestFinished } from "vitest";
import { type Answer, startOutside } from "./outside-servers.ts";

/** The internet outside, for one test. */
export async function openOutside(answer: Answer) {
  const outside = await startOutside(answer);
  onTestFinished(outside.close);
  return outside;
}
