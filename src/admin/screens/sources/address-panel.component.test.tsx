import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../tests/components/fresh-name.ts";
import { button } from "../../../../tests/components/locators.ts";
import { site } from "../../../../tests/components/site.ts";
import type { AddressCheck } from "../../../content/sources/address-check.ts";

const AT = "2026-11-20T06:00:00.000Z";
const CHECKED: AddressCheck = {
  ...{ state: "alive", since: AT, checkedAt: AT, aliveAt: AT, movedTo: null },
  ...{ firstTitle: null, pageTitle: null, problem: null, dueAt: null },
};

type Source = { key: string; addressCheck: AddressCheck };

const stored = async (key: string) => (await (await site.call("GET", `/api/sources/${key}`)).json()) as Source;

/** Opens a source of whose address the check has found this, until something is written. */
async function openChecked(found: Partial<AddressCheck>): Promise<string> {
  const url = `https://paper.example/${crypto.randomUUID()}`;
  const added = await site.call("POST", "/api/sources", { title: freshName("A paper"), kind: "news", url });
  const { key } = (await added.json()) as Source;
  const real = window.fetch;
  onTestFinished(() => {
    window.fetch = real;
  });
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await real(request);
    if (request.method !== "GET") window.fetch = real;
    else if (new URL(request.url).pathname === `/api/sources/${key}`) {
      return Response.json({ ...(await answer.json()), addressCheck: { ...CHECKED, ...found } });
    }
    return answer;
  };
  openScreen(`/admin/sources/${key}`);
  return key;
}

test("an address that has moved is replaced with one press, and the form shows the new one", async () => {
  const movedTo = `https://paper.example/new/${crypto.randomUUID()}`;
  const key = await openChecked({ state: "moved", movedTo });
  await expect.element(page.getByText("Moved", { exact: true })).toBeVisible();
  await button("Take the new address").click();
  await expect.element(page.css("[name=url]")).toHaveValue(movedTo);
  expect(await stored(key)).toMatchObject({ url: movedTo, addressCheck: { state: null } });
  await expect.element(page.getByText("Moved", { exact: true })).not.toBeInTheDocument();
});

test("for an address that is gone a keeper is led to an archive, which the site does not ask", {
  tags: ["deep"],
}, async () => {
  await openChecked({ state: "gone", problem: "missing" });
  await expect.element(page.getByText("The site says that this page does not exist.")).toBeVisible();
  const link = page.getByRole("link", { name: "Look for an archived copy" });
  expect(link.element().getAttribute("href")).toMatch(
    /^https:\/\/web\.archive\.org\/web\/\*\/https:\/\/paper\.example/,
  );
  await button("The address is right").click();
  await expect.element(page.getByText("Not checked yet")).toBeVisible();
});

test("where addresses are not checked, the list says so, and how that is turned on", { tags: ["deep"] }, async () => {
  openScreen("/admin/sources");
  await expect.element(page.getByText("Links are not checked.")).toBeVisible();
});
