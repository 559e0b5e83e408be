import type { SeededRandom } from "../../src/artwork/random.ts";
import { GONE, type Item, type Ledger, type State } from "./ledger.ts";
import { expectStatus, type SiteCalls } from "./site-calls.ts";

export type MessageItem = Item & { subject: string };

const WORDS = "When may we see the tuskers of Kandy and which bus goes to the park in the dry months".split(" ");

const stateWith = (message: string): State => `stored: ${message}`;

let sent = 0;

/** Sends messages as visitors do, each from another network, until the site stops responding. */
export async function sendMessages({
  ledger,
  site,
  random,
}: {
  ledger: Ledger;
  site: SiteCalls;
  random: SeededRandom;
}): Promise<never> {
  for (;;) {
    sent += 1;
    const subject = `Question ${sent}`;
    const message = Array.from({ length: random.integer(3, 300) }, () => random.pick(WORDS)).join(" ");
    const item = ledger.add<MessageItem>({ subject, name: `the message "${subject}"` });
    // From the networks reserved for benchmarks, which no visitor has. Each time another /24, because those have a rate
    // limit too.
    const address = `198.${18 + (sent % 2)}.${Math.floor(sent / 2) % 256}.${Math.floor(sent / 512) % 250}`;
    await ledger.write(item, "message sent", stateWith(message), async () => {
      const headers = { "Content-Type": "application/json", "X-Forwarded-For": address };
      const body = JSON.stringify({ name: "Nimal", email: "nimal@example.com", subject, message });
      await expectStatus("A message", fetch(`${site.url}/api/contact`, { method: "POST", headers, body }), 201);
      site.onAnswer();
    });
  }
}

/** Settles all messages in the ledger. @returns other problems, one sentence each */
export async function checkMessages(ledger: Ledger, site: SiteCalls): Promise<string[]> {
  const stored = new Map<string, string>();
  const wrong: string[] = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const answer = await expectStatus("Messages", site.call("GET", `/api/messages?limit=100&page=${page}`), 200);
    const messages = (await answer.json()) as { subject: string; message: string }[];
    for (const { subject, message } of messages) {
      if (stored.has(subject)) wrong.push(`The message "${subject}" is stored twice`);
      stored.set(subject, message);
    }
    isLast = messages.length < 100;
  }
  for (const item of ledger.items()) {
    if (!("subject" in item)) continue;
    const { subject } = item as MessageItem;
    const message = stored.get(subject);
    stored.delete(subject);
    ledger.settle(item, message === undefined ? GONE : stateWith(message));
  }
  for (const subject of stored.keys()) wrong.push(`There is a message "${subject}", which nobody sent`);
  return wrong;
}
