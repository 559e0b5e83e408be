import { once } from "node:events";
import type { Server, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { freePort } from "./free-port.ts";

/** What the server does with the next message: `later` is a temporary refusal, `refuse` a permanent one. */
export type Behaviour = "accept" | "later" | "refuse" | "hang" | "drop";

export type ReceivedMail = {
  from: string;
  to: string[];
  /** The raw message, including headers. */
  source: string;
  /** The authenticated user. */
  user: string | undefined;
  secure: boolean;
};

export type MailServer = {
  port: number;
  received: ReceivedMail[];
  behaviour: Behaviour;
  /** Addresses that it rejects as unknown. */
  unknown: string[];
  /** Resolves when the text of the next message has been received completely, whatever happens to it. */
  nextText(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
};

const REFUSALS: Partial<Record<Behaviour, [number, string]>> = {
  later: [451, "Try again later"],
  refuse: [550, "No such mailbox"],
};

const refusal = ([code, message]: [number, string]) => Object.assign(new Error(message), { responseCode: code });

/** A real SMTP server on a free local port, running until it is stopped. */
export async function launchMailServer({ password }: { password?: string } = {}): Promise<MailServer> {
  const port = await freePort();
  let listening: { smtp: SMTPServer; server: Server; sockets: Set<Socket> } | undefined;
  let textCame = () => {};

  const mail: MailServer = {
    port,
    received: [],
    behaviour: "accept",
    unknown: [],
    nextText: () =>
      new Promise((resolve) => {
        textCame = resolve;
      }),
    async start() {
      const sockets = new Set<Socket>();
      const smtp = new SMTPServer({
        authOptional: password === undefined,
        closeTimeout: 1,
        disableReverseLookup: true,
        // The library's built-in certificate is public, which is fine in a test.
        logger: false,
        onAuth({ username, password: given }, _session, callback) {
          if (given === password) callback(null, { user: username });
          // Some servers echo the credentials they received.
          else callback(refusal([535, `Wrong password for ${username}: ${given}`]));
        },
        onRcptTo({ address }, _session, callback) {
          const reason = mail.unknown.includes(address) ? REFUSALS.refuse : REFUSALS[mail.behaviour];
          callback(reason === undefined ? null : refusal(reason));
        },
        async onData(stream, session, callback) {
          const source = await text(stream);
          const { behaviour } = mail;
          if (behaviour === "accept") {
            mail.received.push({
              from: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
              to: session.envelope.rcptTo.map(({ address }) => address),
              source,
              user: session.user,
              secure: session.secure,
            });
            callback(null, "Kept");
          }
          if (behaviour === "drop") for (const socket of sockets) socket.destroy();
          textCame();
        },
      });
      smtp.on("error", () => {});
      const server = smtp.listen(port, "127.0.0.1");
      server.on("connection", (socket: Socket) => {
        sockets.add(socket);
        socket.once("close", () => sockets.delete(socket));
      });
      await once(server, "listening");
      listening = { smtp, server, sockets };
    },
    async stop() {
      if (!listening) return;
      const { smtp, sockets } = listening;
      listening = undefined;
      const closed = new Promise<void>((resolve) => smtp.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  await mail.start();
  return mail;
}
