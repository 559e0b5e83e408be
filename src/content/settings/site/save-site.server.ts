import {
  type Confirmation,
  type ConfirmNeeds,
  confirmOwnAccount,
} from "../../../people/accounts/actions/confirm-own-account.server.ts";
import type { SignedInAccount } from "../../../people/accounts/actions/own-account.server.ts";
import { checkMay } from "../../../people/accounts/check-may.ts";
import type { MailNeeds } from "../../../people/accounts/mail/tell-account.server.ts";
import { insertActivity } from "../../../people/activity/activity-rows.server.ts";
import { entryTag } from "../../../platform/api/entry-version.server.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError, invalidField } from "../../../platform/errors/app-error.ts";
import { saveSetting } from "../setting-rows.server.ts";
import { findSite, type StoredSite } from "./read-site.server.ts";
import { findSplitPosition, identityOf, type SiteSettings } from "./site-settings.ts";
import { tellFormerRecipients } from "./tell-former-recipients.server.ts";

/** How the activity log names what was changed. */
const NAMES: Record<keyof SiteSettings, string> = {
  name: "name",
  description: "description",
  footer: "text at the foot",
  links: "links",
  licence: "licence",
  recipients: "recipients of messages",
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** In the order of the schema, because callers may send the fields in any. */
function inOrder(settings: SiteSettings): SiteSettings {
  const { name, description, footer, links, licence, recipients } = settings;
  const texts = ({ en, si, ta }: SiteSettings["name"]) => ({ en, si, ta });
  return {
    ...{ name: texts(name), description: texts(description), footer: texts(footer) },
    links: links.map(({ label, url }) => ({ label, url })),
    licence,
    recipients: [...new Set(recipients)],
  };
}

type Save = {
  settings: SiteSettings;
  ifMatch: string | undefined;
  own: SignedInAccount;
  /** Needed for other recipients only. */
  confirmation: Partial<Confirmation>;
};

/** @throws AppError `Stale` */
function checkVersion({ version, updatedBy }: StoredSite, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === entryTag(version)) return;
  throw new AppError(
    "Stale",
    `${updatedBy ?? "Somebody else"} has changed the settings since you opened them. Nothing was saved.`,
  );
}

const passwordRequired = (): AppError =>
  invalidField("currentPassword", "Enter your current password to change who gets contact messages.");

/**
 * Stores the settings. Writes nothing if nothing differs. Other recipients need the password: they get what visitors
 * write for as long as nobody notices. The former ones are told by mail.
 * @throws AppError `Stale` if somebody else has changed them since `ifMatch`; `Invalid` for texts that give a position;
 * with other recipients, also what `confirmOwnAccount` throws
 */
export async function saveSite(
  services: ConfirmNeeds & MailNeeds,
  { settings: sent, ifMatch, own, confirmation: { currentPassword, code } }: Save,
): Promise<StoredSite> {
  const position = findSplitPosition(sent);
  if (position !== undefined) throw invalidField(position.path, position.message);
  const settings = inOrder(sent);
  const isRedirected = (before: StoredSite) => !isSame(settings.recipients, before.settings.recipients);

  const store = async (transaction: WriteTransaction, now: Date, { isConfirmed }: { isConfirmed: boolean }) => {
    const before = await findSite(transaction);
    checkVersion(before, ifMatch);
    const keys = Object.keys(NAMES) as (keyof SiteSettings)[];
    const changed = keys.filter((key) => !isSame(settings[key], before.settings[key]));
    if (changed.length === 0) return before;
    const by = own.username;
    if (isRedirected(before)) {
      // Without `ifMatch`, somebody else may have changed them since it was decided that no password is needed.
      if (!isConfirmed) throw passwordRequired();
      await tellFormerRecipients(services, transaction, { former: before.settings, by, now });
    }
    const version = before.version + 1;
    await saveSetting(transaction, "site", { value: { version, settings }, by, now });
    await insertActivity(transaction, {
      username: by,
      action: "changed",
      subject: { kind: "setting", id: "site", name: "The site" },
      detail: `Changed: ${changed.map((key) => NAMES[key]).join(", ")}.`,
      now,
    });
    if (!isSame(identityOf(settings), identityOf(before.settings))) await raiseContentVersion(transaction);
    return findSite(transaction);
  };

  const { db, clock, outbox } = services;
  const known = await findSite(db.read);
  checkVersion(known, ifMatch);
  if (!isRedirected(known)) {
    return db.write.transaction().execute((transaction) => store(transaction, clock.now(), { isConfirmed: false }));
  }
  if (currentPassword === undefined) throw passwordRequired();
  const stored = await confirmOwnAccount(services, own, { currentPassword, code }, (transaction, account, now) => {
    checkMay(account.role, "change settings");
    return store(transaction, now, { isConfirmed: true });
  });
  outbox.wake();
  return stored;
}
