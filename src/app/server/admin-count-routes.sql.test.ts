import { expect, test } from "vitest";
import { drawing } from "../../../tests/support/sample-images.ts";
import {
  createTestAccount,
  openTestApi,
  someArticle,
  someTusker,
  TEST_PASSWORD,
  TEST_USERNAME,
} from "../../../tests/support/test-api.ts";
import { FORM_TYPE, imageForm } from "../../../tests/support/upload-forms.ts";
import { noteBackup } from "../backups/note-backup.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const NOTHING = {
  tuskers: { published: 0, drafts: 0, binned: 0, warned: 0 },
  articles: { published: 0, drafts: 0, scheduled: 0, binned: 0, warned: 0 },
  messages: { unread: 0, undelivered: 0 },
  letters: { open: 0 },
  reviews: 0,
  translations: 0,
  pictures: { total: 0, withoutAlt: 0, withoutCredit: 0 },
  backups: { scheduled: false, good: null, failure: null },
  newAccounts: [],
};

test("an empty directory has nothing of anything", async () => {
  const { call, token } = await openTestApi();
  const answer = await call("GET", "/api/desk", { token });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(await answer.json()).toEqual(NOTHING);
});

test("each entry is counted once, where it is", async () => {
  const { call, token } = await openTestApi();
  const add = async (path: string, json: unknown) =>
    ((await (await call("POST", path, { token, json })).json()) as { _id: string })._id;
  for (const publication of ["published", "published", "draft"]) await add("/api/tuskers", someTusker({ publication }));
  for (const publication of ["published", "draft"]) {
    await call("DELETE", `/api/tuskers/${await add("/api/tuskers", someTusker({ publication }))}`, { token });
  }
  // It is 11:30 on the first of March in Sri Lanka.
  for (const publishDate of ["2026-02-28", "2026-03-01", "2026-03-02", "2026-04-01", "2027-01-01"]) {
    await add("/api/articles", someArticle({ publishDate }));
  }
  await add("/api/articles", someArticle({ publication: "draft", publishDate: "2026-03-02" }));
  await call("DELETE", `/api/articles/${await add("/api/articles", someArticle())}`, { token });
  expect(await (await call("GET", "/api/desk", { token })).json()).toEqual({
    ...NOTHING,
    tuskers: { published: 2, drafts: 1, binned: 2, warned: 0 },
    articles: { published: 2, drafts: 1, scheduled: 3, binned: 1, warned: 0 },
  });
});

test("a message counts as long as it is unread, and as long as one of its ways out has not come to its end", async () => {
  const { call, token, services } = await openTestApi();
  for (const subject of ["One", "Two", "Three"]) {
    const json = { name: "Nimal", email: "nimal@example.com", subject, message: "I saw a drawing of him." };
    expect((await call("POST", "/api/contact", { json })).status).toBe(201);
  }
  const rows = await services.db.read.selectFrom("contact_messages").select("seq").orderBy("seq").execute();
  const [first = 0, second = 0, third = 0] = rows.map(({ seq }) => seq);
  await services.db.write.deleteFrom("deliveries").execute();
  await services.db.write
    .insertInto("deliveries")
    .values(
      (
        [
          [first, "smtp", "failed"],
          [first, "emailjs", "waiting"],
          [second, "smtp", "sent"],
          [third, "smtp", "sent"],
          [third, "emailjs", "waiting"],
        ] as const
      ).map(([message_seq, channel, state]) => ({
        message_seq,
        channel,
        state,
        attempts: 1,
        updated_at: services.clock.now().toISOString(),
      })),
    )
    .execute();
  await services.db.write
    .updateTable("contact_messages")
    .set({ read_at: "2026-03-01T06:00:00.000Z" })
    .where("seq", "=", second)
    .execute();
  expect(await (await call("GET", "/api/desk", { token })).json()).toMatchObject({
    messages: { unread: 2, undelivered: 2 },
  });
});

test("images without words are counted, empty ones among them", async () => {
  const { call, token } = await openTestApi();
  const images: string[] = [];
  for (const width of [20, 30, 40]) {
    const body = imageForm(await drawing(width, 20).png().toBuffer());
    const answer = await call("POST", "/api/uploads", { token, headers: { "Content-Type": FORM_TYPE }, body });
    images.push(((await answer.json()) as { url: string }).url);
  }
  const imageDetails = [
    { url: images[0], alt: "A tank", credit: "A. Perera" },
    { url: images[1], alt: "", credit: "A. Perera" },
  ];
  await call("POST", "/api/tuskers", { token, json: someTusker({ images, imageDetails }) });
  expect(await (await call("GET", "/api/desk", { token })).json()).toMatchObject({
    pictures: { total: 3, withoutAlt: 2, withoutCredit: 1 },
  });
});

test("the last good backup is returned, and a failure since", async () => {
  const { call, token, services } = await openTestApi({ BACKUP_DIR: "/nowhere/backups" });
  const good = { finishedAt: "2026-02-28T06:00:00.000Z", fileBytes: 1_200_000, pictures: 3, missing: 0, damaged: 0 };
  const failure = { failedAt: "2026-03-01T06:00:00.000Z", message: "There is no room." };
  await noteBackup(services.db, { good });
  await noteBackup(services.db, { failure });
  expect(await (await call("GET", "/api/desk", { token })).json()).toMatchObject({
    backups: { scheduled: true, good, failure },
  });
});

test("accounts of the last two weeks are shown to all others, with who invited them", async () => {
  const { call, token, services } = await openTestApi();
  const CREATED = services.clock.now().toISOString();
  await createTestAccount(services, "amara");
  const invite = { username: "Kamala", role: "administrator", currentPassword: TEST_PASSWORD };
  const invited = await call("POST", "/api/accounts/invitations", { token, json: invite });
  const { url } = (await invited.json()) as { url: string };
  const json = { password: "a password of her own" };
  await call("POST", `/api/invitations/${url.split("/").at(-1)}`, { json });
  const login = await call("POST", "/api/auth/login", { json: { username: "Kamala", ...json } });
  const { access_token: hers } = (await login.json()) as { access_token: string };
  const newAccounts = async (by: string) =>
    ((await (await call("GET", "/api/desk", { token: by })).json()) as { newAccounts: unknown }).newAccounts;
  const amara = { username: "amara", createdAt: CREATED, invitedBy: null };
  expect(await newAccounts(token)).toEqual([
    { username: "Kamala", createdAt: CREATED, invitedBy: TEST_USERNAME },
    amara,
  ]);
  expect(await newAccounts(hers)).toEqual([amara, { username: TEST_USERNAME, createdAt: CREATED, invitedBy: null }]);
  services.clock.advance(6 * DAY_MS);
  expect(await newAccounts(token)).toHaveLength(2);
  services.clock.advance(6 * DAY_MS);
  expect(await newAccounts(token)).toHaveLength(2);
  services.clock.advance(3 * DAY_MS);
  expect(await newAccounts(token)).toEqual([]);
});
