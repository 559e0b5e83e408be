import type { Role } from "../../src/people/accounts/roles.ts";
import type { AdministratorCalls } from "./administrator-calls.ts";
import { ADMINISTRATOR } from "./launch-site.ts";

/** Adds an account by an invitation, through the API. @returns what it signs in with */
export async function addAccount(
  { call }: Pick<AdministratorCalls, "call">,
  { username, role }: { username: string; role: Role },
): Promise<{ username: string; password: string }> {
  const { password } = ADMINISTRATOR;
  const invitation = { username, role, currentPassword: password };
  const invited = await call("POST", "/api/accounts/invitations", invitation);
  if (invited.status !== 201) throw new Error(`Nobody could be invited: ${await invited.text()}`);
  const { url } = (await invited.json()) as { url: string };
  const accepted = await call("POST", `/api/invitations/${new URL(url).pathname.split("/").at(-1)}`, { password });
  if (!accepted.ok) throw new Error(`The invitation was not accepted: ${await accepted.text()}`);
  return { username, password };
}
