import { expect } from "vitest";
import { type MailServer, type ReceivedMail, startMailServer } from "./mail-server.ts";
import { readMail } from "./read-mail.ts";
import { openTestApi, type TestApi } from "./test-api.ts";

export type MailSite = TestApi & {
  server: MailServer;
  /** Waits until nothing is left to send. */
  settle(): Promise<void>;
  /** The mails that arrived: recipients, subject and text. */
  arrived(): { to: string; subject: string; text: string }[];
  /** The token of the link in the last mail. */
  lastToken(): string;
};

const simple = ({ to, source }: ReceivedMail) => {
  const { headers, text } = readMail(source);
  return { to: to.join(), subject: headers.subject ?? "", text };
};

/** An API whose outbox sends to a real mail server. */
export async function openMailSite(): Promise<MailSite> {
  const server = await startMailServer();
  const site = await openTestApi({
    SITE_URL: "https://tuskers.example",
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    CONTACT_TO: "contact@tuskers.example",
  });
  const { outbox } = site.services;
  await outbox.start();
  const arrived = () => server.received.map(simple);
  return {
    ...site,
    server,
    arrived,
    settle: async () => {
      outbox.wake();
      await outbox.settled();
    },
    lastToken() {
      const token = /#(\S+)/.exec(arrived().at(-1)?.text ?? "")?.[1];
      expect(token).toBeDefined();
      return token ?? "";
    },
  };
}

/** Gives the account of the token an address, and confirms it. */
export async function setAddress(
  { call, settle, lastToken }: MailSite,
  { token, email, password }: { token: string; email: string; password: string },
): Promise<void> {
  const asked = await call("PUT", "/api/account/email", { token, json: { email, currentPassword: password } });
  expect(asked.status).toBe(200);
  await settle();
  expect((await call("PUT", "/api/auth/email", { json: { token: lastToken() } })).status).toBe(200);
  await settle();
}
