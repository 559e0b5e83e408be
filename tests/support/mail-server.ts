import { onTestFinished } from "vitest";
import { launchMailServer, type MailServer } from "./launch-mail-server.ts";

export type { Behaviour, MailServer, ReceivedMail } from "./launch-mail-server.ts";

/** A real SMTP server on a free local port, running until the test ends. */
export async function startMailServer(options: { password?: string } = {}): Promise<MailServer> {
  const mail = await launchMailServer(options);
  onTestFinished(() => mail.stop());
  return mail;
}
