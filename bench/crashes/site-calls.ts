import { setTimeout as pause } from "node:timers/promises";
import type { AdministratorCalls } from "../../tests/support/administrator-calls.ts";

/** The calls of the writers and the checks. Address and sign-in survive restarts of the site. */
export type SiteCalls = Pick<AdministratorCalls, "call" | "send"> & {
  url: string;
  /** Called for each response to a writer. */
  onAnswer(): void;
};

/** The site responded, but incorrectly. */
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

/** Polls until the condition holds. @returns false on timeout */
export async function comesTrue(isSo: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await pause(5);
  }
  return true;
}
