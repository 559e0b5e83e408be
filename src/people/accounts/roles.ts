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

/**
 * The scopes of API keys, each including those before it, with what they allow, as it is named after "can". A key never
 * allows more than the role of its account.
 */
export const SCOPES = {
  read: "read drafts and histories, and export the directory",
  write: "also write drafts, upload images and submit entries for review",
  publish: "also publish, review, translate, and change what is published",
} as const;
export type KeyScope = keyof typeof SCOPES;
export const KEY_SCOPES = ["read", "write", "publish"] as const satisfies KeyScope[];

/** The role as which somebody acts: that of the account, limited by the scope of the API key if one was used. */
export type ActingRole = Role | { role: Role; scope: KeyScope };

/**
 * What an action needs: the least role that may do it, the scope that an API key needs for it (null: no key may do it),
 * and how it is named after "may".
 */
type Right = { least: Role; scope: KeyScope | null; does: string };

/**
 * Everything that an account can do. Every call of the API that needs an account names one of these actions, and
 * screens ask for the same ones. No API key reaches accounts, settings, what visitors wrote, or what cannot be undone.
 * `publish` is also needed by calls that drafts share with published entries, as soon as
 * they would change what readers see (see `content/entries/saving/check-right.server.ts`).
 */
const RIGHTS = {
  "use account": { least: "writer", scope: null, does: "use their own account" },
  read: { least: "writer", scope: "read", does: "read drafts, histories, the bin and the images" },
  draft: { least: "writer", scope: "write", does: "write drafts and bin them" },
  submit: { least: "writer", scope: "write", does: "submit entries for review" },
  upload: { least: "writer", scope: "write", does: "upload images" },
  "add source": { least: "writer", scope: "write", does: "add sources" },
  publish: { least: "editor", scope: "publish", does: "publish entries, take them back and change published ones" },
  review: { least: "editor", scope: "publish", does: "approve what was submitted, or send it back" },
  "change many": { least: "editor", scope: "publish", does: "change several entries at once" },
  "change sources": { least: "editor", scope: "publish", does: "change, merge and delete sources" },
  "delete images": { least: "editor", scope: null, does: "delete images" },
  tag: { least: "editor", scope: "publish", does: "rename, merge and delete tags" },
  translate: { least: "editor", scope: "publish", does: "translate what readers see" },
  feature: { least: "editor", scope: "publish", does: "choose the featured tuskers" },
  "read messages": { least: "editor", scope: null, does: "read and answer messages" },
  "read letters": { least: "editor", scope: null, does: "read letters of readers" },
  "answer letters": { least: "editor", scope: null, does: "answer letters of readers, take them in and delete them" },
  export: { least: "editor", scope: "read", does: "export the directory" },
  import: { least: "administrator", scope: null, does: "import into the directory" },
  "withdraw images": { least: "administrator", scope: null, does: "withdraw images" },
  purge: { least: "administrator", scope: null, does: "delete entries for ever" },
  "see all activity": { least: "administrator", scope: null, does: "see what others did" },
  "manage accounts": { least: "administrator", scope: null, does: "manage accounts and invitations" },
  "change settings": { least: "administrator", scope: null, does: "change the settings of the site" },
} as const satisfies Record<string, Right>;

export type Action = keyof typeof RIGHTS;

export const ACTIONS = Object.keys(RIGHTS) as Action[];

/** The role of the account, whatever the scope of a key. */
const roleOf = (acting: ActingRole): Role => (typeof acting === "string" ? acting : acting.role);

/** The scope that the API key would need, if it is the key, not the role, that does not allow the action. */
export function scopeLacking(acting: ActingRole, action: Action): { needs: KeyScope | null } | undefined {
  if (typeof acting === "string" || !may(acting.role, action)) return undefined;
  const needs = RIGHTS[action].scope;
  if (needs !== null && KEY_SCOPES.indexOf(acting.scope) >= KEY_SCOPES.indexOf(needs)) return undefined;
  return { needs };
}

/** Whether somebody may do it. An unknown role, such as one of a later release, may do nothing. */
export function may(acting: ActingRole, action: Action): boolean {
  const rank = ROLES.indexOf(roleOf(acting));
  if (rank === -1 || rank < ROLES.indexOf(RIGHTS[action].least)) return false;
  return scopeLacking(acting, action) === undefined;
}

/** The scope that an API key needs for it; null if no key may do it. */
export const scopeOf = (action: Action): KeyScope | null => RIGHTS[action].scope;

/** How an action is named after "may". */
export const doesOf = (action: Action): string => RIGHTS[action].does;

const WHO: Record<Role, string> = {
  writer: "Only people with an account",
  editor: "Only editors and administrators",
  administrator: "Only administrators",
};

/** For somebody who may not do it: who may. */
export const refusalOf = (action: Action): string => `${WHO[RIGHTS[action].least]} may ${RIGHTS[action].does}.`;
