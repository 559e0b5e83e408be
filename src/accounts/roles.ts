import { z } from "zod";

/** From the fewest rights to the most: each role may do everything that the roles before it may. */
export const ROLES = ["writer", "editor", "administrator"] as const;
export type Role = (typeof ROLES)[number];

export const roleSchema = z.enum(ROLES, `The role must be ${ROLES.slice(0, -1).join(", ")} or ${ROLES.at(-1)}.`);

export const ROLE_LABELS: Record<Role, string> = {
  writer: "Writer",
  editor: "Editor",
  administrator: "Administrator",
};

/** What an action needs: the least role that may do it, and how it is named after "may". */
type Right = { least: Role; does: string };

/**
 * Everything that an account can do. Every call of the API that needs an account names one of these actions, and
 * screens ask for the same ones. `publish` is also needed by calls that drafts share with published entries, as soon as
 * they would change what readers see (see `entries/saving/check-right.server.ts`).
 */
const RIGHTS = {
  "use account": { least: "writer", does: "use their own account" },
  read: { least: "writer", does: "read drafts, histories, the bin and the images" },
  draft: { least: "writer", does: "write drafts and bin them" },
  submit: { least: "writer", does: "submit entries for review" },
  upload: { least: "writer", does: "upload images" },
  "add source": { least: "writer", does: "add sources" },
  publish: { least: "editor", does: "publish entries, take them back and change published ones" },
  review: { least: "editor", does: "approve what was submitted, or send it back" },
  "change many": { least: "editor", does: "change several entries at once" },
  "change sources": { least: "editor", does: "change, merge and delete sources" },
  "delete images": { least: "editor", does: "delete images" },
  tag: { least: "editor", does: "rename, merge and delete tags" },
  translate: { least: "editor", does: "translate what readers see" },
  feature: { least: "editor", does: "choose the featured tuskers" },
  "read messages": { least: "editor", does: "read and answer messages" },
  "read letters": { least: "editor", does: "read letters of readers" },
  "answer letters": { least: "editor", does: "answer letters of readers, take them in and delete them" },
  export: { least: "editor", does: "export the directory" },
  import: { least: "administrator", does: "import into the directory" },
  "withdraw images": { least: "administrator", does: "withdraw images" },
  purge: { least: "administrator", does: "delete entries for ever" },
  "see all activity": { least: "administrator", does: "see what others did" },
  "manage accounts": { least: "administrator", does: "manage accounts and invitations" },
  "change settings": { least: "administrator", does: "change the settings of the site" },
} as const satisfies Record<string, Right>;

export type Action = keyof typeof RIGHTS;

export const ACTIONS = Object.keys(RIGHTS) as Action[];

/** Whether the role may do it. An unknown role, such as one of a later release, may do nothing. */
export function may(role: Role, action: Action): boolean {
  const rank = ROLES.indexOf(role);
  return rank !== -1 && rank >= ROLES.indexOf(RIGHTS[action].least);
}

/** How an action is named after "may". */
export const doesOf = (action: Action): string => RIGHTS[action].does;

const WHO: Record<Role, string> = {
  writer: "Only people with an account",
  editor: "Only editors and administrators",
  administrator: "Only administrators",
};

/** For somebody who may not do it: who may. */
export const refusalOf = (action: Action): string => `${WHO[RIGHTS[action].least]} may ${RIGHTS[action].does}.`;
