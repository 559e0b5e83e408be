import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../tests/components/fresh-name.ts";
import {
  ageField as age,
  button,
  contentOf,
  fillTusker,
  heading,
  openSection,
} from "../../../../tests/components/locators.ts";
import { site } from "../../../../tests/components/site.ts";
import { addTusker, findByName, type Stored, stored } from "../../../../tests/support/stored-entries.ts";

const ADD = "/admin/dashboard/addtusker";

const notKnown = page.getByRole("checkbox", { name: "Age not known" });
const accounts = page.getByRole("group", { name: "Age", exact: true });

const account = (min: number, max = min, sources: string[] = []) => ({
  value: { min, max },
  certainty: "certain",
  sources,
});

/** A tusker with the age of a cited chronicle, and of a second account. */
const addCited = (...values: ReturnType<typeof account>[]): Promise<Stored> =>
  addTusker(site, {
    name: freshName("Aged"),
    claims: { age: values },
    sources: [{ key: "S1", kind: "book", title: "A chronicle" }],
  });

const openForm = async ({ _id }: Stored) => {
  openScreen(`/admin/edit-tusker/${_id}`);
  await expect.element(heading("Edit Tusker")).toBeVisible();
};

async function update({ _id }: Stored): Promise<Stored> {
  await button("Update Tusker").click();
  await expect.element(heading("Dashboard")).toBeVisible();
  return stored(site, "tusker", _id);
}

test("a new tusker needs an age, or the tick that nobody knows it", async () => {
  openScreen(ADD);
  const name = freshName("Unaged");
  await fillTusker(name);
  await age.fill("");
  await button("Add Tusker").click();
  await expect.element(age).toHaveFocus();
  await expect.element(age).toHaveAttribute("aria-invalid", "true");
  await notKnown.click();
  await expect.element(age).toBeDisabled();
  await expect.element(age).not.toHaveAttribute("aria-invalid");
  await button("Add Tusker").click();
  await expect.element(heading("Dashboard")).toBeVisible();
  expect(await findByName(site, "tusker", name)).toMatchObject({ age: null, claims: { status: expect.anything() } });
});

test("the number that stood there comes back when the tick is taken away", async () => {
  const raja = await addTusker(site, { name: freshName("Ticked"), age: 46 });
  await openForm(raja);
  await expect.element(age).toHaveValue(46);
  await notKnown.click();
  await expect.element(age).toHaveValue(null);
  await expect.element(accounts).not.toBeInTheDocument();
  await notKnown.click();
  await expect.element(age).toHaveValue(46);
  await notKnown.click();
  expect(await update(raja)).toMatchObject({ age: null });
  await openForm(raja);
  await expect.element(notKnown).toBeChecked();
});

test("the number is the leading account: each follows the other", async () => {
  const raja = await addCited(account(46, 46, ["S1"]), account(50));
  await openForm(raja);
  await age.fill("47");
  await openSection("Facts and sources");
  await contentOf(accounts.getByText("47 years")).toBe("47 years");
  await button("Change: Age, 47 years").click();
  await accounts.getByLabelText("From, in years").fill("48");
  await expect.element(age).toHaveValue(48);
  const { claims } = (await update(raja)) as unknown as { claims: object };
  expect(claims).toMatchObject({ age: [account(48), account(50)] });
});

test("another number has no source, and the former one has its sources again", { tags: ["deep"] }, async () => {
  const raja = await addCited(account(46, 46, ["S1"]));
  await openForm(raja);
  await age.fill("47");
  await age.fill("46");
  await page.getByLabelText("Location").fill("Galle District");
  expect(await update(raja)).toMatchObject({ location: "Galle District", claims: { age: [account(46, 46, ["S1"])] } });
  await openForm(raja);
  await age.fill("47");
  expect(await update(raja)).toMatchObject({ age: 47, claims: { age: [account(47)] } });
});

test("an account that is no single number needs no number, and stays unless one is entered", async () => {
  const raja = await addCited(account(40, 45, ["S1"]));
  await openForm(raja);
  await expect.element(age).toHaveValue(null);
  await expect.element(age).toHaveAccessibleDescription(/40.*45/);
  await expect.element(notKnown).not.toBeChecked();
  await age.fill("44");
  await age.fill("");
  expect(await update(raja)).toMatchObject({ age: null, claims: { age: [account(40, 45, ["S1"])] } });
});

test("a number beyond what elephants reach is refused at the field", async () => {
  const raja = await addTusker(site, { name: freshName("Too old"), age: 46 });
  await openForm(raja);
  await age.fill("461");
  await button("Update Tusker").click();
  await expect.element(age).toHaveAttribute("aria-invalid", "true");
});

test("the last account is removed only for a tick or another number", { tags: ["deep"] }, async () => {
  const raja = await addTusker(site, { name: freshName("Removed"), age: 46 });
  await openForm(raja);
  await openSection("Facts and sources");
  await button("Change: Age, 46 years").click();
  await accounts.getByRole("button", { name: "Remove account" }).click();
  await button("Update Tusker").click();
  await expect.element(age).toHaveFocus();
  await expect.element(age).toHaveAttribute("aria-invalid", "true");
});
