import { setTimeout as pause } from "node:timers/promises";
import type { AdministratorCalls } from "../../tests/support/administrator-calls.ts";

/** What the writers and the checks ask of the site. The address and the sign-in outlive its restarts. */
export type SiteCalls = Pick<AdministratorCalls, "call" | "send"> & {
  url: string;
  /** Is called with each answer that a writer gets. */
  onAnswer(): void;
};

/** The site answered, and not as it has to. */
export class WrongAnswer extends Error {
  override readonly name = "WrongAnswer";
}

/** @throws WrongAnswer */
export async function expectStatus(what: string, answer: Promise<Response>, status: number): Promise<Response> {
  const response = await answer;
  if (response.status !== status) {
    throw new WrongAnswer(`${what} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
  }
  return response;
}

/** Asks again and again until it is so. @returns false where it is not within that time */
export async function comesTrue(isSo: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await pause(5);
  }
  return true;
}
