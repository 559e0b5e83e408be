import { describe, expect, test } from "vitest";
import { problem } from "../../../../tests/support/problem.ts";
import { openTestApi, TEST_PASSWORD, TEST_USERNAME } from "../../../../tests/support/test-api.ts";
import { ensureFirstAdministrator } from "../../accounts/actions/ensure-first-administrator.server.ts";
import { listActivities } from "../../activity/activity-rows.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const PASSWORD = "chosen by the invited";
const NOT_GOOD = problem({ statusCode: 404 });

type Invitation = { id: string; username: string; url: string; expiresAt: string };

async function openWithInviter(environment: Record<string, string> = {}) {
  const site = await openTestApi(environment);
  const { call, token } = site;
  const invite = (username: unknown, confirmation: object = { currentPassword: TEST_PASSWORD }) =>
    call("POST", "/api/accounts/invitations", { token, json: { username, ...confirmation } });
  const invited = async (username: string) => {
    const invitation = (await (await invite(username)).json()) as Invitation;
    return { ...invitation, token: invitation.url.split("/").at(-1) ?? "" };
  };
  const list = async () => (await call("GET", "/api/accounts/invitations", { token })).json();
  const withdraw = (id: string) => call("DELETE", `/api/accounts/invitations/${id}`, { token });
  const read = (invitationToken: string) => call("GET", `/api/invitations/${invitationToken}`);
  const accept = (invitationToken: string, password: unknown = PASSWORD) =>
    call("POST", `/api/invitations/${invitationToken}`, { json: { password } });
  const login = async (username: string, password = PASSWORD) =>
    (await call("POST", "/api/auth/login", { json: { username, password } })).status;
  const lines = async () =>
    (await listActivities(site.services.db.read, { limit: 100, offset: 0 })).map((line) => [
      line.username,
      line.action,
      line.subject.name,
    ]);
  return { ...site, invite, invited, list, withdraw, read, accept, login, lines };
}

describe("inviting someone", () => {
  test("answers a link that is shown this once and kept as a hash", async () => {
    const { invite, list, services } = await openWithInviter({ SITE_URL: "https://tuskers.example" });
    const answer = await invite("  Nimal Perera ");
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const invitation = (await answer.json()) as Invitation;
    expect(invitation).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      username: "Nimal Perera",
      role: "writer",
      url: expect.stringMatching(/^https:\/\/tuskers\.example\/admin\/invitation\/tuskinvite_[\w-]{43}$/),
      expiresAt: "2026-03-08T06:00:00.000Z",
    });
    expect(await list()).toEqual([
      {
        id: invitation.id,
        username: "Nimal Perera",
        role: "writer",
        invitedBy: TEST_USERNAME,
        createdAt: "2026-03-01T06:00:00.000Z",
        expiresAt: "2026-03-08T06:00:00.000Z",
      },
    ]);
    const stored = await services.db.read.selectFrom("invitations").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(invitation.url.split("/").at(-1));
  });

  test("keeps to the rules for names", async () => {
    const { invite, list } = await openWithInviter();
    for (const username of ["", undefined, "<b>"]) {
      const answer = await invite(username);
      expect([answer.status, await answer.json()]).toEqual([
        422,
        problem({ statusCode: 422, errors: [{ path: "username" }] }),
      ]);
    }
    expect(await list()).toEqual([]);
  });

  test("is refused for a name that is taken or invited, in any spelling", async () => {
    const { invite, invited } = await openWithInviter();
    await invited("nimal");
    expect((await invite("KEEPER")).status).toBe(409);
    expect((await invite("ＮＩＭＡＬ")).status).toBe(409);
  });

  test("can be withdrawn, and sent again", async () => {
    const { invited, withdraw, read, accept, list, lines } = await openWithInviter();
    const first = await invited("nimal");
    const withdrawn = await withdraw(first.id);
    expect([withdrawn.status, await withdrawn.json()]).toEqual([200, { id: first.id }]);
    expect(await (await read(first.token)).json()).toEqual(NOT_GOOD);
    expect(await (await accept(first.token)).json()).toEqual(NOT_GOOD);
    expect((await withdraw(first.id)).status).toBe(404);
    const second = await invited("nimal");
    expect(await list()).toEqual([expect.objectContaining({ id: second.id })]);
    expect((await lines()).slice(0, 3)).toEqual([
      [TEST_USERNAME, "invited", "nimal"],
      [TEST_USERNAME, "withdrew invitation", "nimal"],
      [TEST_USERNAME, "invited", "nimal"],
    ]);
  });
});

describe("the link of an invitation", () => {
  test("says whom it invites, and creates the account with the chosen password", async () => {
    const { invited, read, accept, login, list, lines } = await openWithInviter();
    const { token } = await invited("Nimal");
    const seen = await read(token);
    expect(seen.headers.get("cache-control")).toBe("no-store");
    expect([seen.status, await seen.json()]).toEqual([
      200,
      { username: "Nimal", expiresAt: "2026-03-08T06:00:00.000Z" },
    ]);
    const accepted = await accept(token);
    expect([accepted.status, await accepted.json()]).toEqual([201, { username: "Nimal" }]);
    expect(await list()).toEqual([]);
    expect((await lines())[0]).toEqual(["Nimal", "accepted invitation", "Nimal"]);
    expect(await login("nimal")).toBe(200);
  });

  test("works once, even for two who open it at the same moment", async () => {
    const { invited, read, accept, services } = await openWithInviter();
    const { token } = await invited("nimal");
    const answers = await Promise.all([accept(token), accept(token, "another good password"), accept(token)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 404, 404]);
    expect((await accept(token)).status).toBe(404);
    expect((await read(token)).status).toBe(404);
    expect(await services.db.read.selectFrom("accounts").selectAll().execute()).toHaveLength(2);
  });

  test("stays good after a password that breaks the rule", async () => {
    const { invited, accept } = await openWithInviter();
    const { token } = await invited("nimal");
    const refused = await accept(token, "short");
    expect([refused.status, await refused.json()]).toEqual([
      422,
      problem({ statusCode: 422, errors: [{ path: "password" }] }),
    ]);
    expect((await accept(token)).status).toBe(201);
  });

  test("is over after seven days, and the name is free again", async () => {
    const { invited, read, accept, list, services, call } = await openWithInviter();
    const { token, id } = await invited("nimal");
    services.clock.advance(7 * DAY_MS - 1);
    expect((await read(token)).status).toBe(200);
    services.clock.advance(1);
    expect(await (await read(token)).json()).toEqual(NOT_GOOD);
    expect((await accept(token)).status).toBe(404);
    // The inviter's session has expired after a week idle.
    const json = { username: TEST_USERNAME, password: TEST_PASSWORD };
    const login = await call("POST", "/api/auth/login", { json });
    const { access_token: again } = (await login.json()) as { access_token: string };
    expect((await call("DELETE", `/api/accounts/invitations/${id}`, { token: again })).status).toBe(404);
    const invitation = { username: "nimal", currentPassword: TEST_PASSWORD };
    const anew = await call("POST", "/api/accounts/invitations", { token: again, json: invitation });
    expect(anew.status).toBe(201);
    expect(await list()).toMatchObject({ statusCode: 401 });
  });

  test.each([`tuskinvite_${"A".repeat(43)}`, `tusk_${"A".repeat(43)}`, "nothing", "%00", "a".repeat(3000)])(
    "that was made up opens nothing: %s",
    async (token) => {
      const { read, accept } = await openWithInviter();
      expect(await (await read(token)).json()).toEqual(NOT_GOOD);
      expect(await (await accept(token)).json()).toEqual(NOT_GOOD);
    },
  );
});

test("the administrator of the settings gets the name even if it is reserved by an invitation", async () => {
  const settings = { ADMIN_USERNAME: "nimal", ADMIN_PASSWORD: "the operator's password" };
  const { services, invited, read, accept, login } = await openWithInviter(settings);
  const { token } = await invited("Nimal");
  await ensureFirstAdministrator({ services, output: {} });
  expect((await read(token)).status).toBe(404);
  expect((await accept(token)).status).toBe(404);
  expect(await login("nimal", settings.ADMIN_PASSWORD)).toBe(200);
});
