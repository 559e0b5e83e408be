import { onTestFinished, vi } from "vitest";
import { commands } from "vitest/browser";
import type { Answer } from "../support/component-commands.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    answerOnce(url: string, answer: Answer): Promise<void>;
    answerCalls(url: string, answer: Answer): Promise<void>;
    holdCalls(url: string): Promise<void>;
    letCallsGo(url: string): Promise<void>;
  }
}

/** Records the API calls of the component from now on, as method and path. */
export function watchCalls(): string[] {
  const calls: string[] = [];
  const call = window.fetch.bind(window);
  vi.spyOn(window, "fetch").mockImplementation((input, init) => {
    const request = input instanceof Request ? input : new Request(input, { method: init?.method ?? "GET" });
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return call(input, init);
  });
  return calls;
}

/** Holds the calls of an address. @returns a function that releases them */
export async function holdCalls(url: string): Promise<() => Promise<void>> {
  await commands.holdCalls(url);
  const letGo = () => commands.letCallsGo(url);
  onTestFinished(letGo);
  return letGo;
}

const jsonAnswer = (status: number, json: object, headers: Record<string, string> = {}): Answer => ({
  status,
  body: JSON.stringify(json),
  contentType: "application/json",
  headers,
});

/** Answers the next call of an address with an error instead of passing it to the site. */
export const failOnce = (url: string, ...error: Parameters<typeof jsonAnswer>) =>
  commands.answerOnce(url, jsonAnswer(...error));

/** Answers the next call of an address with what another service would have to be asked for. */
export const answerWith = (url: string, json: object, status = 200) =>
  commands.answerOnce(url, jsonAnswer(status, json));

/** Answers the calls of an address with an error. @returns a function that lets them through again */
export async function failCalls(url: string, ...error: Parameters<typeof jsonAnswer>): Promise<() => Promise<void>> {
  await commands.answerCalls(url, jsonAnswer(...error));
  const letGo = () => commands.letCallsGo(url);
  onTestFinished(letGo);
  return letGo;
}

/** Answers the next call of an address like a proxy in front of the site. */
export const answerWithPage = (url: string) =>
  commands.answerOnce(url, { status: 200, body: "<p>A proxy's page</p>", contentType: "text/html" });

/** Drops the connection of the next call of an address. */
export const breakOnce = (url: string) => commands.answerOnce(url, "none");
