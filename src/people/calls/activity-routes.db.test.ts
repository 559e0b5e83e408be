import { expect, test } from "vitest";
import { openTestApi, signInAs, TEST_USERNAME, type TestApi } from "../../../tests/support/test-api.ts";
import { insertActivity } from "../activity/activity-rows.server.ts";

/** Replaces the activities by as many lines, which these accounts made in turn. */
async function replaceLines({ services }: TestApi, lines: number, usernames = [TEST_USERNAME]): Promise<void> {
  await services.db.write.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("activities").execute();
    for (let index = 1; index <= lines; index += 1) {
      const subject = { kind: "tusker", id: "0123456789abcdef01234567", name: `Tusker ${index}` } as const;
      await insertActivity(transaction, {
        username: usernames[(index - 1) % usernames.length] ?? null,
        action: "created",
        subject,
        now: new Date(Date.UTC(2026, 0, 1, 0, index)),
      });
    }
  });
}

async function openWithLines(lines: number) {
  const site = await openTestApi();
  await replaceLines(site, lines);
  return { list: (query = "") => site.call("GET", `/api/activity${query}`, { token: site.token }) };
}

/** The numbers of the lines of a page. */
const names = async (answer: Response) =>
  ((await answer.json()) as { subject: { name: string } }[]).map((line) => Number(line.subject.name.slice(7)));

const countDown = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

test("the newest lines come first, twenty to a page", async () => {
  const { list } = await openWithLines(45);
  const first = await list();
  expect(first.headers.get("cache-control")).toBe("no-store");
  expect(first.headers.get("x-total-count")).toBe("45");
  expect(first.headers.get("link")).toBe(
    '</api/activity?page=1&limit=20>; rel="first", </api/activity?page=2&limit=20>; rel="next", </api/activity?page=3&limit=20>; rel="last"',
  );
  expect(await names(first)).toEqual(countDown(45, 26));
  expect(await names(await list("?page=3"))).toEqual(countDown(5, 1));
  expect(await names(await list("?page=2&limit=10"))).toEqual(countDown(35, 26));
  expect(await names(await list("?page=9"))).toEqual([]);
});

test("a line says who did what to what, and when", async () => {
  const { list } = await openWithLines(1);
  expect(await (await list()).json()).toEqual([
    {
      happenedAt: "2026-01-01T00:01:00.000Z",
      username: TEST_USERNAME,
      action: "created",
      subject: { kind: "tusker", id: "0123456789abcdef01234567", name: "Tusker 1" },
      detail: null,
    },
  ]);
});

test("an administrator sees what everybody did, others what they did themselves", async () => {
  const site = await openTestApi();
  const [editor, writer] = [await signInAs(site.services, "editor"), await signInAs(site.services, "writer")];
  await replaceLines(site, 9, [TEST_USERNAME, "the editor", "the writer"]);
  const seenBy = async (token: string) => {
    const answer = await site.call("GET", "/api/activity?page=1&limit=2", { token });
    return [await names(answer), answer.headers.get("x-total-count")];
  };
  expect(await seenBy(site.token)).toEqual([[9, 8], "9"]);
  expect(await seenBy(editor)).toEqual([[8, 5], "3"]);
  expect(await seenBy(writer)).toEqual([[9, 6], "3"]);
});

test.each(["?limit=101", "?page=0", "?page=first"])("%s is refused", async (query) => {
  const { list } = await openWithLines(0);
  expect((await list(query)).status).toBe(422);
});
