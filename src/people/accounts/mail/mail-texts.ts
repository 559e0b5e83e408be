import { siteName } from "../../../platform/identity/site-identity.ts";
import { type KeyScope, SCOPES } from "../roles.ts";

/** Subject and text of a mail to the owner of an account. */
export type MailText = { subject: string; text: string };

const timeInSriLanka = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Colombo",
});

export const timeWords = (time: Date): string => `${timeInSriLanka.format(time)}, the time of Sri Lanka`;

type About = { username: string; siteUrl: string };

/** Paragraphs, followed by what the mail is about. */
const written = ({ username, siteUrl }: About, paragraphs: readonly string[]): string =>
  `${[...paragraphs, `-- \nThis mail is about the account "${username}" of ${siteName()}, ${siteUrl}. Nobody reads answers to it.`].join("\n\n")}\n`;

const accountPage = (siteUrl: string): string => `${siteUrl}/admin/account`;

export const confirmAddressMail = (about: About, link: string): MailText => ({
  subject: "Confirm your e-mail address",
  text: written(about, [
    "To use this address for your account, open this link and confirm it within 24 hours:",
    link,
    "If you did not ask for this, ignore this mail. Without the link the address is not used.",
  ]),
});

export const addressChangedMail = (about: About, { removed }: { removed: boolean }): MailText => ({
  subject: removed ? "Your e-mail address was removed" : "Your e-mail address was changed",
  text: written(about, [
    removed
      ? "This address was removed from your account. No more mail comes here."
      : "Your account now uses another address. No more mail comes here.",
    `If this was not you, ask an administrator at once to disable the account, or sign in and choose a new password: ${accountPage(about.siteUrl)}`,
  ]),
});

export const resetPasswordMail = (about: About, link: string): MailText => ({
  subject: "Choose a new password",
  text: written(about, [
    "Somebody, probably you, asked for a new password. Open this link within 30 minutes; it works once:",
    link,
    "If you did not ask for this, ignore this mail. Your password stays as it is.",
  ]),
});

export const passwordChangedMail = (
  about: About,
  { at, detail }: { at: Date; detail: string | undefined },
): MailText => ({
  subject: "Your password was changed",
  text: written(about, [
    `The password of your account was changed on ${timeWords(at)}${detail === undefined ? "" : `, ${detail}`}. All other sign-ins have ended, and API keys were revoked. A second factor and passkeys stay as they were.`,
    "If this was not you, ask an administrator at once to disable the account.",
  ]),
});

export const newSignInMail = (about: About, { at, device }: { at: Date; device: string | null }): MailText => ({
  subject: "A new sign-in to your account",
  text: written(about, [
    `Somebody signed in on ${timeWords(at)}, with ${device ?? "a browser that the site does not recognise"}. Your account had not been used there before.`,
    "If this was you, there is nothing to do.",
    `If it was not, end that sign-in and choose a new password now: ${accountPage(about.siteUrl)}`,
  ]),
});

export const passkeyMail = (
  about: About,
  { at, name, added }: { at: Date; name: string; added: boolean },
): MailText => ({
  subject: added ? "A passkey was added to your account" : "A passkey was removed from your account",
  text: written(about, [
    added
      ? `The passkey "${name}" was added on ${timeWords(at)}. Whoever holds it can sign in without a password.`
      : `The passkey "${name}" was removed on ${timeWords(at)}. It no longer signs anybody in.`,
    `If this was not you, look through your passkeys and choose a new password now: ${accountPage(about.siteUrl)}`,
  ]),
});

/** @param change `scope` for a new key; `by` who revoked it */
export const apiKeyMail = (
  about: About,
  { at, name, change }: { at: Date; name: string; change: { scope: KeyScope } | { by: string } },
): MailText => ({
  subject: "scope" in change ? "An API key was made for your account" : "An API key of your account was revoked",
  text: written(about, [
    "scope" in change
      ? `The API key "${name}" with the scope "${change.scope}" was made on ${timeWords(at)}. Whoever has it can ${SCOPES[change.scope]} in your name.`
      : `The API key "${name}" was revoked on ${timeWords(at)} by ${change.by}. It no longer works.`,
    `If this was not you, look through your API keys and choose a new password now: ${accountPage(about.siteUrl)}`,
  ]),
});
