import { expect, test } from "vitest";
import { openTestApi, TEST_USERNAME } from "../../../tests/support/test-api.ts";
import { insertActivity } from "../activity-rows.server.ts";

async function openWithLines(lines: number) {
  const site = await openTestApi();
  await site.services.db.write.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("activities").execute();
    for (let index = 1; index <= lines; index += 1) {
      const subject = { kind: "tusker", id: "0123456789abcdef01234567", name: `Tusker ${index}` } as const;
      await insertActivity(transaction, {
        username: TEST_USERNAME,
        action: "created",
        subject,
        now: new Date(Date.UTC(2026, 0, 1, 0, index)),
      });
    }
  });
  const list = (query = "") => site.call("GET", `/api/activity${query}`, { token: site.token });
  const names = async (answer: Response) =>
    ((await answer.json()) as { subject: { name: string } }[]).map((line) => Number(line.subject.name.slice(7)));
  return { ...site, list, names };
}

const countDown = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

test("the newest lines come first, twenty to a page", async () => {
  const { list, names } = await openWithLines(45);
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

test.each(["?limit=101", "?page=0", "?page=first"])("%s is refused", async (query) => {
  const { list } = await openWithLines(0);
  expect((await list(query)).status).toBe(422);
});
