import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { freePort } from "./free-port.ts";
import { createOtherService, type OtherService } from "./other-service.ts";

export type Webhook = OtherService & {
  url: string;
  /** The accepted calls. */
  received: { method: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }[];
  /** The number of all calls, whatever the response. */
  asked: number;
  /** The status code of its responses; "hold" keeps callers waiting until `letGo`. */
  answer: number | "hold";
  /** The maximum number of concurrent calls. */
  mostAtOnce: number;
  letGo(): void;
};

/** A real HTTP server that receives change notifications, running until the test ends. */
export async function startWebhook(onCall: () => Promise<void> = async () => {}): Promise<Webhook> {
  const port = await freePort();
  const held: ServerResponse[] = [];
  let atOnce = 0;
  const webhook: Webhook = {
    url: `http://127.0.0.1:${port}/purge?key=a-secret-in-the-address`,
    received: [],
    asked: 0,
    answer: 200,
    mostAtOnce: 0,
    letGo() {
      for (const response of held.splice(0)) response.end("Done");
    },
    ...createOtherService(port, async (request, response) => {
      atOnce += 1;
      webhook.asked += 1;
      webhook.mostAtOnce = Math.max(webhook.mostAtOnce, atOnce);
      response.once("close", () => {
        atOnce -= 1;
      });
      const body = await text(request);
      const { answer } = webhook;
      if (request.method === "HEAD") return void response.end();
      if (answer === 302) response.setHeader("Location", `http://127.0.0.1:${port}/elsewhere`);
      if (answer !== "hold" && answer >= 300) return void response.writeHead(answer).end("No");
      const { method = "", headers } = request;
      webhook.received.push({ method, headers, body: JSON.parse(body) });
      await onCall();
      if (answer === "hold") held.push(response);
      else response.writeHead(answer).end("Done");
    }),
  };
  await webhook.start();
  onTestFinished(() => webhook.stop());
  return webhook;
}
