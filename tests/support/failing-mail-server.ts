import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** The stage of an SMTP session at which the server fails: at a command, within the text, or after its final dot. */
export const MAIL_STAGES = ["greeting", "EHLO", "AUTH", "MAIL", "RCPT", "DATA", "text", "end"] as const;
export type MailStage = (typeof MAIL_STAGES)[number];

/** `lost` accepts the message but drops the connection before confirming it. */
export type MailFailure = "later" | "never" | "hang" | "drop" | "lost";

export type FailingMailServer = {
  port: number;
  /** The messages that it accepted, in order of arrival. */
  taken: string[];
  /** Makes it fail in this way at that stage from now on; undefined stops the failures. */
  fail(at: { stage: MailStage; how: MailFailure } | undefined): void;
};

const GOOD: Record<Exclude<MailStage, "text">, string> = {
  greeting: "220 ready",
  EHLO: "250-here\r\n250 AUTH PLAIN",
  AUTH: "235 welcome",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go on",
  end: "250 kept",
};

/** A minimal hand-written SMTP server that can fail at any stage; it runs until the test ends. */
export async function startFailingMailServer(): Promise<FailingMailServer> {
  const sockets = new Set<Socket>();
  const taken: string[] = [];
  let failing: { stage: MailStage; how: MailFailure } | undefined;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    let text: string | undefined;
    let unread = "";

    const answer = (stage: Exclude<MailStage, "text">) => {
      const how = failing?.stage === stage ? failing.how : undefined;
      if (how === "hang") return;
      if (how === "drop" || how === "lost") return void socket.destroy();
      if (how === "later" || how === "never")
        return void socket.write(`${how === "later" ? 451 : 554} no, at ${stage}\r\n`);
      if (stage === "DATA") text = "";
      socket.write(`${GOOD[stage]}\r\n`);
    };

    const readText = (chunk: string) => {
      text += chunk;
      if (failing?.stage === "text") {
        if (failing.how === "drop") socket.destroy();
        return;
      }
      const end = text?.indexOf("\r\n.\r\n") ?? -1;
      if (end < 0) return;
      const accepts = failing?.stage !== "end" || failing.how === "lost";
      if (accepts) taken.push((text ?? "").slice(0, end));
      text = undefined;
      answer("end");
    };

    socket.on("data", (chunk) => {
      if (text !== undefined) return readText(chunk.toString());
      unread += chunk.toString();
      for (let end = unread.indexOf("\r\n"); end >= 0; end = unread.indexOf("\r\n")) {
        const verb = unread.slice(0, 4).toUpperCase();
        unread = unread.slice(end + 2);
        if (verb === "QUIT") return void socket.end("221 bye\r\n");
        if (verb === "HELO" || verb === "EHLO") answer("EHLO");
        else if (verb === "AUTH" || verb === "MAIL" || verb === "RCPT" || verb === "DATA") answer(verb);
        else socket.write("502 what?\r\n");
      }
    });
    answer("greeting");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return {
    port: address.port,
    taken,
    fail: (at) => {
      failing = at;
    },
  };
}
