import type { SignInRequest } from "../../src/people/accounts/actions/sign-in.server.ts";
import type { Passwords } from "../../src/people/accounts/passwords.server.ts";
import { createTestAccount, TEST_PASSWORD } from "./test-api.ts";
import { openTestServices } from "./test-services.ts";

export const request = (given: Partial<SignInRequest> = {}): SignInRequest => ({
  username: "keeper",
  password: TEST_PASSWORD,
  clientAddress: "203.0.113.1",
  deviceToken: undefined,
  ...given,
});

/** @param replaced what hashes and checks passwords in place of the cheap kind that most tests use */
export async function openWithAccount(replaced: Partial<Passwords> = {}) {
  const opened = await openTestServices();
  const services = { ...opened, passwords: { ...opened.passwords, ...replaced } };
  await createTestAccount(services, "keeper");
  return services;
}

/** How a wrong name, password or code is refused. */
export const REFUSED = { kind: "Unauthorised" };
