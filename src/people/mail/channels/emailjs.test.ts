import { expect, test } from "vitest";
import { describeChannel, MESSAGE } from "../../../../tests/support/channel-contract.ts";
import { startMailService } from "../../../../tests/support/mail-service.ts";
import { openEmailJsChannel } from "./emailjs.server.ts";

const SETTINGS = { serviceId: "service_a", templateId: "template_b", publicKey: "public-c", privateKey: undefined };
const never = new AbortController().signal;

type Call = { template_params: { from_name: string; from_email: string; subject: string; message: string } };

describeChannel("EmailJS", async ({ secret: privateKey, timeLimitMs }) => {
  const service = await startMailService();
  return {
    channel: openEmailJsChannel({ ...SETTINGS, endpoint: service.url, privateKey }, { timeLimitMs }),
    behave: (behaviour) => {
      service.behaviour = behaviour;
    },
    arrived: () =>
      service.received.map(({ body }) => {
        const { from_name: name, from_email: email, subject, message } = (body as Call).template_params;
        return { name, email, subject, message };
      }),
    stop: service.stop,
    start: service.start,
  };
});

test("the service is called as it wants to be", async () => {
  const service = await startMailService();
  await openEmailJsChannel({ ...SETTINGS, endpoint: service.url }).send(MESSAGE, never);
  const template_params = {
    from_name: MESSAGE.name,
    from_email: MESSAGE.email,
    subject: MESSAGE.subject,
    message: MESSAGE.message,
  };
  expect(service.received).toMatchObject([
    { path: "/api/v1.0/email/send", headers: { "content-type": "application/json" } },
  ]);
  const expected = { service_id: "service_a", template_id: "template_b", user_id: "public-c", template_params };
  expect(service.received[0]?.body).toEqual(expected);
  await openEmailJsChannel({ ...SETTINGS, endpoint: service.url, privateKey: "private-d" }).send(MESSAGE, never);
  expect(service.received[1]?.body).toEqual({ ...expected, accessToken: "private-d" });
});

test.each([
  [400, false],
  [403, false],
  [404, false],
  [408, true],
  [429, true],
  [500, true],
  [503, true],
])("an answer of %i may be tried again: %s", async (status, mayRetry) => {
  const service = await startMailService();
  service.answer = { status, body: "Something is the matter" };
  await expect(openEmailJsChannel({ ...SETTINGS, endpoint: service.url }).send(MESSAGE, never)).rejects.toMatchObject({
    message: expect.stringMatching(new RegExp(`${status}.*Something is the matter`)),
    mayRetry,
  });
});

test("keys follow no redirection", async () => {
  const [service, elsewhere] = [await startMailService(), await startMailService()];
  service.answer = { status: 307, body: "", headers: { Location: elsewhere.url } };
  await expect(openEmailJsChannel({ ...SETTINGS, endpoint: service.url }).send(MESSAGE, never)).rejects.toMatchObject({
    message: expect.stringContaining("307"),
    mayRetry: false,
  });
  expect(elsewhere.received).toEqual([]);
});

test("what the service says is kept short, in one line and without our keys", async () => {
  const service = await startMailService();
  service.answer = { status: 400, body: `No user public-c\nwith private-d\u202e: ${"x".repeat(100_000)}` };
  const error = await openEmailJsChannel({ ...SETTINGS, endpoint: service.url, privateKey: "private-d" })
    .send(MESSAGE, never)
    .catch((thrown: unknown) => thrown);
  const { message } = error as Error;
  expect(message).toMatch(/No user … with … : x+…$/);
  expect(message.length).toBeLessThan(400);
});
