import type { IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { freePort } from "./free-port.ts";
import type { Behaviour } from "./mail-server.ts";
import { createOtherService, type OtherService } from "./other-service.ts";

export type ReceivedCall = { path: string; headers: IncomingHttpHeaders; body: unknown };

export type MailService = OtherService & {
  /** URL of the send endpoint. */
  url: string;
  received: ReceivedCall[];
  behaviour: Behaviour;
  /** Overrides the response, whatever the behaviour. */
  answer: { status: number; body: string; headers?: Record<string, string> } | undefined;
};

const ANSWERS: Partial<Record<Behaviour, [number, string]>> = {
  accept: [200, "OK"],
  later: [429, "Too many requests"],
  refuse: [400, "The template ID is not found"],
};

/** A real HTTP server with the API of the e-mail service, running until the test ends. */
export async function startMailService(): Promise<MailService> {
  const port = await freePort();
  const service: MailService = {
    url: `http://127.0.0.1:${port}/api/v1.0/email/send`,
    received: [],
    behaviour: "accept",
    answer: undefined,
    ...createOtherService(port, async (request, response) => {
      const body = await text(request);
      const { answer, behaviour } = service;
      if (answer) return void response.writeHead(answer.status, answer.headers).end(answer.body);
      if (behaviour === "drop") return void request.socket.destroy();
      if (behaviour === "accept") {
        service.received.push({ path: request.url ?? "", headers: request.headers, body: JSON.parse(body) });
      }
      const [status, said] = ANSWERS[behaviour] ?? [];
      if (status !== undefined) response.writeHead(status, { "Content-Type": "text/plain" }).end(said);
    }),
  };
  await service.start();
  onTestFinished(() => service.stop());
  return service;
}
