import { expect, test } from "vitest";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { createAccount } from "../actions/create-account.server.ts";
import { disableAccount } from "../actions/disable-account.server.ts";
import type { Role } from "../roles.ts";
import { getAccount, readAlertAddresses, updateAccount } from "./account-rows.server.ts";

const NOW = "2026-03-01T06:00:00.000Z";

test("administrators who asked for it and confirmed their address hear that the site needs attention", async () => {
  const services = await openTestServices();
  const { db } = services;
  const add = async (username: string, role: Role, columns: { email?: string; wants_alerts: number }) => {
    const password = "three tall tuskers";
    await createAccount(services, { username, password, role });
    const { seq } = await getAccount(db.read, username);
    const email_confirmed_at = columns.email === undefined ? null : NOW;
    await db.write
      .transaction()
      .execute((transaction) => updateAccount(transaction, seq, { ...columns, email_confirmed_at }));
  };
  await add("asked", "administrator", { email: "asked@example.com", wants_alerts: 1 });
  await add("again", "administrator", { email: "asked@example.com", wants_alerts: 1 });
  await add("silent", "administrator", { email: "silent@example.com", wants_alerts: 0 });
  await add("nowhere", "administrator", { wants_alerts: 1 });
  await add("editor", "editor", { email: "editor@example.com", wants_alerts: 1 });
  await add("left", "administrator", { email: "left@example.com", wants_alerts: 1 });
  await disableAccount(services, "left");
  expect(await readAlertAddresses(db.read)).toEqual(["asked@example.com"]);
});
