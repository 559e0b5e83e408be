import { z } from "zod";
import type { FieldError } from "../../../platform/errors/app-error.ts";
import { LICENCE_KEYS } from "../../../platform/identity/licences.ts";
import { SHIPPED_IDENTITY, type SiteIdentity } from "../../../platform/identity/site-identity.ts";
import { asciiMailAddress, isMailAddress, MAX_ADDRESS } from "../../../platform/ids/mail-address.ts";
import { LANGUAGES, type Language } from "../../../platform/languages/language.ts";
import { tidied } from "../../../platform/text/tidied.ts";
import { findPositionIn } from "../../kinds/checks/entry-positions.ts";
import { singleLine } from "../../safety/plain-text.ts";
import { webAddressSchema } from "../../sources/source.ts";

export const MOST_LINKS = 10;
const MOST_RECIPIENTS = 20;

/** The texts that are set in each language, and how long each may be. */
export const SITE_TEXTS = {
  name: { label: "The name", max: 60 },
  description: { label: "The description", max: 200 },
  footer: { label: "The text at the foot", max: 400 },
} as const;
export type SiteText = keyof typeof SITE_TEXTS;
export const SITE_TEXT_KEYS = Object.keys(SITE_TEXTS) as SiteText[];

export const LANGUAGE_LABELS: Record<Language, string> = { en: "English", si: "Sinhala", ta: "Tamil" };

const textInLanguages = ({ label, max }: { label: string; max: number }) => {
  const text = (language: Language) =>
    singleLine({ min: 1, max, label: `${label} in ${LANGUAGE_LABELS[language]}` }).nullable();
  return z.strictObject({ en: text("en"), si: text("si"), ta: text("ta") });
};

const linkSchema = z
  .strictObject({
    label: singleLine({ min: 1, max: 40, label: "The name of the link" }).meta({ example: "Facebook" }),
    url: z
      .string("The address of the link must be text.")
      .trim()
      .max(300, { error: "The address of the link can have at most 300 characters.", abort: true })
      .refine((text) => /^https:\/\//i.test(text), {
        error: "The address of the link must begin with https://.",
        abort: true,
      })
      .pipe(webAddressSchema("The address of the link")),
  })
  .meta({ id: "SiteLink" });

/** How the site presents itself: all of it is public. Null stands for what is shipped. */
export const siteIdentitySchema = z
  .strictObject({
    name: textInLanguages(SITE_TEXTS.name),
    description: textInLanguages(SITE_TEXTS.description),
    footer: textInLanguages(SITE_TEXTS.footer),
    links: z.array(linkSchema).max(MOST_LINKS, `The site can have at most ${MOST_LINKS} links.`),
    licence: z
      .enum(LICENCE_KEYS, "The licence must be one of those that are offered, or none.")
      .nullable()
      .meta({ description: "Of texts, data and drawings. Null: all rights are reserved." }),
  })
  .meta({ id: "SiteIdentity" });

const recipientSchema = z
  .string("An address of a recipient must be text.")
  .overwrite((text) => asciiMailAddress(tidied(text)))
  .max(MAX_ADDRESS, { error: `An e-mail address can have at most ${MAX_ADDRESS} characters.`, abort: true })
  .refine(isMailAddress, "This is not an e-mail address, such as nimal@example.com.");

/** Everything on the screen of settings. */
export const siteSettingsSchema = siteIdentitySchema.extend({
  recipients: z
    .array(recipientSchema)
    .max(MOST_RECIPIENTS, `There can be at most ${MOST_RECIPIENTS} recipients.`)
    .meta({ description: "Who gets contact messages by SMTP. Empty: those of `CONTACT_TO`. Never shown publicly." }),
});

export type SiteSettings = z.output<typeof siteSettingsSchema>;

export const SHIPPED_SETTINGS: SiteSettings = { ...structuredClone(SHIPPED_IDENTITY), links: [], recipients: [] };

/** The part of the settings that everybody may know. */
export const identityOf = ({ recipients: _, ...identity }: SiteSettings): SiteIdentity => identity;

/** A text that gives a position together with another one. Visitors read all of them on one page. */
export function findSplitPosition(settings: SiteSettings): FieldError | undefined {
  const texts = SITE_TEXT_KEYS.flatMap((key) =>
    LANGUAGES.map((language) => ({ path: `${key}.${language}`, text: settings[key][language] ?? "" })),
  );
  const links = settings.links.map(({ label }, index) => ({ path: `links.${index}.label`, text: label }));
  return findPositionIn([], [...texts, ...links]);
}
