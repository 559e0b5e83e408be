import type { Action, Activity, SubjectKind } from "../../../people/activity/activity.ts";

/** One activity as a sentence: the text before the subject's name, the name, and the text after it. */
type Sentence = {
  who: string;
  before: string;
  /** Undefined if the sentence has no subject. */
  subject: { name: string; to: string | undefined } | undefined;
  after: string;
};

/** The actor of activities without an account: settings, command line, scheduled jobs. */
const THE_SITE = "The site";

/** `‹subject›` marks where the name goes. Actions that concern only the actor have no subject. */
const WORDS: Record<Action, string> = {
  created: "added ‹subject›",
  changed: "changed ‹subject›",
  published: "published ‹subject›",
  unpublished: "made ‹subject› a draft again",
  binned: "moved ‹subject› to the bin",
  unbinned: "restored ‹subject› from the bin",
  released: "made ‹subject›",
  recalled: "recalled ‹subject›",
  purged: "deleted ‹subject› for ever",
  restored: "restored an old version of ‹subject›",
  imported: "imported ‹subject›",
  uploaded: "uploaded ‹subject›",
  removed: "removed ‹subject›",
  withdrew: "withdrew ‹subject›",
  renamed: "renamed ‹subject›",
  merged: "merged ‹subject›",
  deleted: "deleted ‹subject›",
  reordered: "chose ‹subject›",
  translated: "translated ‹subject›",
  checked: "checked the translation of ‹subject›",
  "looked at warnings": "looked at the warnings of ‹subject›",
  submitted: "submitted ‹subject› for review",
  "sent back": "sent ‹subject› back to its writer",
  "made review link": "made a review link to ‹subject›",
  "revoked review link": "revoked a review link to ‹subject›",
  "took back": "took back what was submitted of ‹subject›",
  "sent again": "sent ‹subject› again",
  answered: "answered ‹subject›",
  "signed in": "signed in",
  "signed out": "signed out",
  "changed password": "changed the password of ‹subject›",
  "ended sign-in": "ended a sign-in of ‹subject›",
  "turned on second factor": "turned on a second factor",
  "turned off second factor": "turned off the second factor",
  "used recovery code": "used a recovery code",
  "renewed recovery codes": "got new recovery codes",
  invited: "invited ‹subject›",
  "withdrew invitation": "withdrew the invitation of ‹subject›",
  "accepted invitation": "accepted the invitation",
  disabled: "disabled ‹subject›",
  enabled: "enabled ‹subject› again",
  "changed role": "changed the role of ‹subject›",
  "set address": "set the e-mail address of ‹subject›",
  "removed address": "removed the e-mail address of ‹subject›",
  "added passkey": "added a passkey to ‹subject›",
  "removed passkey": "removed a passkey of ‹subject›",
  "made API key": "made an API key for ‹subject›",
  "revoked API key": "revoked an API key of ‹subject›",
  "reset second factor": "reset the second factor of ‹subject›",
};

/** The wording when somebody changes their own account. */
const OWN_WORDS: Partial<Record<Action, string>> = {
  "changed password": "changed their password",
  "ended sign-in": "ended a sign-in of their own",
  "set address": "set an e-mail address for their account",
  "removed address": "removed the e-mail address of their account",
  "added passkey": "added a passkey",
  "removed passkey": "removed a passkey",
  "made API key": "made an API key",
  "revoked API key": "revoked an API key",
};

const KIND_WORDS: Record<SubjectKind, string> = {
  tusker: "",
  article: "",
  picture: "the image ",
  "unused pictures": "",
  tag: "the tag ",
  source: "the source ",
  "featured tuskers": "",
  message: "",
  letter: "",
  account: "the account ",
  directory: "",
  "data release": "the data release ",
  setting: "the setting ",
  page: "the page ",
  webhook: "the webhook to ",
};

/** The subjects of these kinds already include the kind in their name: "Message of 2026-11-21". */
const NAMED_BY_KIND: Partial<Record<SubjectKind, true>> = {
  "unused pictures": true,
  "featured tuskers": true,
  message: true,
  letter: true,
  directory: true,
};

const OF_THE_INVITED: readonly Action[] = ["invited", "withdrew invitation"];

/** After these actions the subject has no page to link to. */
const LEAVE_NOTHING: readonly Action[] = ["binned", "purged"];

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function nameIn({ kind, name }: Activity["subject"]): string {
  if (kind === "tag" || kind === "source" || kind === "setting" || kind === "page") return `“${name}”`;
  if (kind === "featured tuskers" || kind === "message" || kind === "letter") return `the ${lowerFirst(name)}`;
  return NAMED_BY_KIND[kind] ? lowerFirst(name) : name;
}

function addressOf({ action, subject: { kind, id } }: Activity): string | undefined {
  if (id === null || LEAVE_NOTHING.includes(action)) return undefined;
  if (kind === "tusker") return `/admin/edit-tusker/${encodeURIComponent(id)}`;
  if (kind === "page") return `/admin/pages/${encodeURIComponent(id)}`;
  if (kind === "article") return `/admin/edit-article/${encodeURIComponent(id)}`;
  return undefined;
}

/** After these actions the detail continues the sentence; otherwise it follows a colon or goes in brackets. */
const GOES_ON: readonly Action[] = ["renamed", "merged", "invited", "changed role"];
const AFTER_COLON: readonly Action[] = ["changed", "reordered", "published", "unpublished", "imported", "restored"];

/** How releases until 2026 named the settings of the server, whose names say nothing to editors. */
const OLD_BY_SETTINGS = "with the settings ADMIN_USERNAME and ADMIN_PASSWORD";

function detailText({ action, detail, username }: Activity): string {
  if (detail === null || detail === "") return "";
  const text = detail.replace(OLD_BY_SETTINGS, "as set on the server").replace(/\.$/, "");
  if (GOES_ON.includes(action)) return ` ${text}`;
  if (username === null) return `, ${lowerFirst(text)}`;
  if (action === "reordered" && text === "None is left") return ": none is left";
  return AFTER_COLON.includes(action) ? `: ${text}` : ` (${lowerFirstWord(text)})`;
}

/** Lower-cases "It stood at 3 entries", which continues the sentence, but not a name such as "Firefox on Windows". */
const lowerFirstWord = (text: string): string => (text.startsWith("It ") ? lowerFirst(text) : text);

/** An activity in plain words: "kamala changed Gemunu: status, tags". */
export function activitySentence(activity: Activity): Sentence {
  const { action, subject, username } = activity;
  const isOwn = subject.kind === "account" && username !== null && subject.name === username;
  const words = (isOwn ? OWN_WORDS[action] : undefined) ?? WORDS[action];
  const [before = "", after] = words.split("‹subject›");
  const hasSubject = after !== undefined;
  // An invited person has no account yet.
  const kindWords = OF_THE_INVITED.includes(action) ? "" : KIND_WORDS[subject.kind];
  return {
    who: username ?? THE_SITE,
    before: ` ${before}${hasSubject ? kindWords : ""}`,
    subject: hasSubject ? { name: nameIn(subject), to: addressOf(activity) } : undefined,
    after: `${after ?? ""}${detailText(activity)}.`,
  };
}
