import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { describeChannel, MESSAGE } from "../../../../tests/support/channel-contract.ts";
import { type MailServer, startMailServer } from "../../../../tests/support/mail-server.ts";
import { readMail } from "../../../../tests/support/read-mail.ts";
import { parseSmtpAddress } from "../../../platform/config/smtp-address.server.ts";
import type { MessageChannel } from "./message-channel.server.ts";
import { openSmtpChannel } from "./smtp.server.ts";

const within = (milliseconds: number) => ({ connect: milliseconds, greeting: milliseconds, silence: milliseconds });
const TIMEOUTS = within(400);
const TO = ["keeper@tuskers.example", "second@tuskers.example"];
const siteUrl = "https://tuskers.example";
const never = new AbortController().signal;

function openChannel(
  address: string,
  timeouts = within(20_000),
  readNow = async () => ({ name: "Sri Lankan Tuskers", to: TO }),
): MessageChannel {
  const server = parseSmtpAddress(address);
  if (typeof server === "string") throw new Error(server);
  return openSmtpChannel({ server, to: TO, from: "site@tuskers.example" }, { siteUrl, timeouts, readNow });
}

const sentBy = (server: MailServer) => server.received.map(({ source }) => readMail(source));

describeChannel("SMTP", async ({ secret: password, timeLimitMs }) => {
  const server = await startMailServer({ password });
  return {
    channel: openChannel(`smtp://site:${password}@127.0.0.1:${server.port}`, within(timeLimitMs)),
    behave: (behaviour) => {
      server.behaviour = behaviour;
    },
    arrived: () =>
      sentBy(server).map(({ headers, text }) => {
        const [, name = "", email = ""] = /^"?(.*?)"? <(.*)>$/.exec(headers["reply-to"] ?? "") ?? [];
        return { name, email, subject: headers.subject ?? "", message: text.split("\n\n-- \n")[0] ?? "" };
      }),
    stop: server.stop,
    start: server.start,
  };
});

test("an e-mail comes from the site, goes to the keepers, and is answered to the visitor", async () => {
  const server = await startMailServer();
  await openChannel(`smtp://127.0.0.1:${server.port}`).send(MESSAGE, never);
  expect(server.received).toMatchObject([{ from: "site@tuskers.example", to: TO }]);
  const [mail] = sentBy(server);
  expect(mail?.headers).toMatchObject({
    from: '"Sri Lankan Tuskers" <site@tuskers.example>'.replaceAll('"', ""),
    to: TO.join(", "),
    "message-id": `<${MESSAGE.deliveryId}@tuskers.example>`,
    "auto-submitted": "auto-generated",
  });
  expect(mail?.text).toContain(
    `නිමල් Nimal (nimal@example.com) sent this through the contact form of ${siteUrl} on 1 March 2026 at 11:30, the time of Sri Lanka.`,
  );
});

test("a message sent twice has one and the same Message-ID, another delivery of it another one", async () => {
  const server = await startMailServer();
  const channel = openChannel(`smtp://127.0.0.1:${server.port}`);
  await channel.send(MESSAGE, never);
  await channel.send(MESSAGE, never);
  await channel.send({ ...MESSAGE, deliveryId: `${MESSAGE.id}.8` }, never);
  const [first, second, third] = sentBy(server).map(({ headers }) => headers["message-id"]);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("nothing that a visitor writes is markup in the e-mail", async () => {
  const server = await startMailServer();
  const attack = `<img src=x onerror="alert(1)"></p></body>`;
  await openChannel(`smtp://127.0.0.1:${server.port}`).send(
    { ...MESSAGE, name: attack, subject: attack, message: attack },
    never,
  );
  const html = sentBy(server)[0]?.html ?? "";
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  expect(html).not.toContain("<img");
  expect(html.match(/<\/body>/g)).toHaveLength(1);
});

test.each([
  ["name", { name: "Nimal\r\nBcc: victim@example.com" }],
  ["name with a list of addresses", { name: `"Nimal" <victim@example.com>, "` }],
  ["email", { email: "nimal@example.com\r\nBcc: victim@example.com" }],
  ["email that is a list", { email: "nimal@example.com, victim@example.com" }],
  ["subject", { subject: "Hello\r\nBcc: victim@example.com\r\n\r\nAnother text" }],
  ["subject with other line breaks", { subject: "Hello\nBcc: victim@example.com\u2028Cc: victim@example.com" }],
])("no header and no recipient can be injected through the %s", async (_field, fields) => {
  const server = await startMailServer();
  // The form refuses most of these, but a channel must be safe on its own.
  await openChannel(`smtp://127.0.0.1:${server.port}`).send({ ...MESSAGE, ...fields }, never);
  expect(server.received[0]?.to).toEqual(TO);
  const [{ headers, text } = readMail("")] = sentBy(server);
  expect(Object.keys(headers)).not.toContain("bcc");
  expect(Object.keys(headers)).not.toContain("cc");
  expect(headers.to).toBe(TO.join(", "));
  expect(text.startsWith(MESSAGE.message)).toBe(true);
});

const hidden = Buffer.from("x\r\nBcc: victim@example.com\u202e").toString("base64");

test.each([
  "=?utf-8?Q?x=0D=0ABcc:victim@other.example?=",
  "=?iso-8859-1?q?caf=E9=00?=",
  `=?UTF-8?B?${hidden}?=`,
  `Nimal "=?UTF-8?B?${hidden}?=" <b@example.com>, නිමල්`,
  `a=?UTF-8?B?${hidden}?=z`,
  `=?utf-8?Q?a b=0D=0A?= =?utf-8?Q?${"=41".repeat(40)}?=`,
  "Is 2+2 =? 4",
])("%j arrives as the visitor typed it, in the name and in the subject", async (typed) => {
  const server = await startMailServer();
  await openChannel(`smtp://127.0.0.1:${server.port}`).send({ ...MESSAGE, name: typed, subject: typed }, never);
  const [{ headers } = readMail("")] = sentBy(server);
  expect(headers.subject).toBe(typed);
  const [, name = ""] = /^(.*) <nimal@example\.com>$/.exec(headers["reply-to"] ?? "") ?? [];
  expect(name.replace(/^"(.*)"$/, "$1")).toBe(typed);
});

test("what turns the writing round does not reach a header", async () => {
  const server = await startMailServer();
  const turned = "a\u202eb\u2066c =?utf-8?Q?x?=\r\n\u0007d";
  await openChannel(`smtp://127.0.0.1:${server.port}`).send({ ...MESSAGE, name: turned, subject: turned }, never);
  const [{ headers } = readMail("")] = sentBy(server);
  expect(headers.subject).toBe("a b c =?utf-8?Q?x?= d");
  expect(headers["reply-to"]).toContain("a b c =?utf-8?Q?x?= d");
});

test("a refused password is reported without being repeated, and may be retried", async () => {
  const server = await startMailServer({ password: "the right one" });
  const error = await openChannel(`smtp://site-user:a%20wrong%20one@127.0.0.1:${server.port}`)
    .send(MESSAGE, never)
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ mayRetry: true });
  const { message } = error as Error;
  expect(message).toMatch(/password.* 535/);
  expect(message).not.toContain("a wrong one");
  expect(message).not.toContain("site-user");
});

test("an address that is refused among others is named, and the others have the message", async () => {
  const server = await startMailServer();
  server.unknown = ["second@tuskers.example"];
  const note = await openChannel(`smtp://127.0.0.1:${server.port}`).send(MESSAGE, never);
  expect(note).toContain("second@tuskers.example");
  expect(server.received.map(({ to }) => to)).toEqual([["keeper@tuskers.example"]]);
});

test("the connection is secured where the server offers it", async () => {
  const server = await startMailServer();
  await openChannel(`smtp://127.0.0.1:${server.port}`).send(MESSAGE, never);
  expect(server.received[0]?.secure).toBe(true);
});

test("a certificate that cannot be checked stops the sending where it is to be checked", async () => {
  const server = await startMailServer();
  const sending = openChannel(`smtp://127.0.0.1:${server.port}?tls.rejectUnauthorized=true`).send(MESSAGE, never);
  await expect(sending).rejects.toMatchObject({
    message: expect.stringContaining("certificate"),
    mayRetry: true,
  });
  expect(server.received).toEqual([]);
});

/** A server that answers each line with the next of the given replies, and then falls silent. */
async function startScript(replies: string[]): Promise<{ port: number; heard: string[] }> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const left = [...replies];
    const reply = () => {
      const next = left.shift();
      if (next !== undefined) socket.write(`${next}\r\n`);
    };
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      heard.push(chunk.toString());
      reply();
    });
    reply();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return { port: address.port, heard };
}

test("a password is not sent over a connection that cannot be secured, if that is required", async () => {
  const { port, heard } = await startScript(["220 hello", "250 AUTH PLAIN", "502 what?"]);
  const sending = openChannel(`smtp://site:secret@127.0.0.1:${port}?requireTLS=true`).send(MESSAGE, never);
  await expect(sending).rejects.toMatchObject({
    mayRetry: true,
  });
  expect(heard.join("")).not.toContain("AUTH");
});

test("a server that does not even greet is given up in time", async () => {
  const { port } = await startScript([]);
  await expect(openChannel(`smtp://127.0.0.1:${port}`, TIMEOUTS).send(MESSAGE, never)).rejects.toMatchObject({
    mayRetry: true,
  });
});

test.each([
  ["421 too busy", true],
  ["554 not for you", false],
])("a greeting of %j may be tried again: %s", async (greeting, mayRetry) => {
  const { port } = await startScript([greeting]);
  await expect(openChannel(`smtp://127.0.0.1:${port}`, TIMEOUTS).send(MESSAGE, never)).rejects.toMatchObject({
    message: expect.stringContaining(greeting),
    mayRetry,
  });
});

test.each([
  ["452 no room", true],
  ["503 not now", true],
  ["552 too large", false],
])("a reply of %j to the sender may be tried again: %s", async (reply, mayRetry) => {
  const { port } = await startScript(["220 hello", "250 hello", reply]);
  await expect(openChannel(`smtp://127.0.0.1:${port}`).send(MESSAGE, never)).rejects.toMatchObject({
    message: expect.stringContaining(reply),
    mayRetry,
  });
});

test("an unknown host name is reported", async () => {
  await expect(openChannel("smtp://mail.invalid", TIMEOUTS).send(MESSAGE, never)).rejects.toMatchObject({
    message: /looked up|in time/,
    mayRetry: true,
  });
});
