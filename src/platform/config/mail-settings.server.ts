import { z } from "zod";
import { asciiMailAddress, isMailAddress } from "../ids/mail-address.ts";
import { parseSmtpAddress, type SmtpServer } from "./smtp-address.server.ts";

const EMAILJS_SEND = "https://api.emailjs.com/api/v1.0/email/send";
const MOST_RECIPIENTS = 20;

export type SmtpSettings = Readonly<{ server: SmtpServer; to: readonly string[]; from: string }>;

export type EmailJsSettings = Readonly<{
  endpoint: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
  privateKey: string | undefined;
}>;

/** How contact messages are forwarded. Undefined: not by this service. */
export type MailSettings = Readonly<{ smtp: SmtpSettings | undefined; emailJs: EmailJsSettings | undefined }>;

const mailAddresses = z.string().transform((text, context) => {
  const addresses = [...new Set(text.split(",").map((address) => asciiMailAddress(address.trim())))];
  const wrong = addresses.find((address) => !isMailAddress(address));
  if (wrong !== undefined) {
    context.addIssue({
      code: "custom",
      message: `must be one or more e-mail addresses, separated by commas; "${wrong}" is not an address`,
    });
  }
  if (addresses.length > MOST_RECIPIENTS) {
    context.addIssue({ code: "custom", message: `can have at most ${MOST_RECIPIENTS} addresses` });
  }
  return addresses;
});

const identifier = z.string().regex(/^[\w.:-]{1,200}$/, "must be the value that the service shows, without spaces");

/** The settings of contact delivery, validated one by one; `findMailProblem` checks them together. */
export const mailSettingsShape = {
  SMTP_URL: z
    .string()
    .transform((text, context) => {
      const server = parseSmtpAddress(text);
      if (typeof server !== "string") return server;
      context.addIssue({ code: "custom", message: server });
      return z.NEVER;
    })
    .optional(),
  CONTACT_TO: mailAddresses.optional(),
  CONTACT_FROM: z
    .string()
    .overwrite(asciiMailAddress)
    .refine(isMailAddress, "must be one e-mail address, such as site@tuskers.example")
    .optional(),
  EMAILJS_SERVICE_ID: identifier.optional(),
  EMAILJS_TEMPLATE_ID: identifier.optional(),
  EMAILJS_PUBLIC_KEY: identifier.optional(),
  EMAILJS_PRIVATE_KEY: identifier.optional(),
  EMAILJS_ENDPOINT: z
    .url({ protocol: /^https?$/, error: `must be an address such as ${EMAILJS_SEND}` })
    .default(EMAILJS_SEND),
};

type GivenMailSettings = z.infer<z.ZodObject<typeof mailSettingsShape>>;

/** Finds incomplete settings: the missing one, and the rest of a sentence that begins with its name. */
export function findMailProblem(
  given: GivenMailSettings,
): { setting: keyof GivenMailSettings; message: string } | undefined {
  if ((given.SMTP_URL === undefined) !== (given.CONTACT_TO === undefined)) {
    return given.SMTP_URL === undefined
      ? { setting: "SMTP_URL", message: "and CONTACT_TO belong together: set both or neither" }
      : { setting: "CONTACT_TO", message: "and SMTP_URL belong together: set both or neither" };
  }
  if (given.CONTACT_FROM !== undefined && given.SMTP_URL === undefined) {
    return { setting: "CONTACT_FROM", message: "belongs together with SMTP_URL and CONTACT_TO: set all or none" };
  }
  const needed = ["EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_PUBLIC_KEY"] as const;
  const missing = needed.find((setting) => given[setting] === undefined);
  const isRequested =
    needed.some((setting) => given[setting] !== undefined) ||
    given.EMAILJS_PRIVATE_KEY !== undefined ||
    given.EMAILJS_ENDPOINT !== EMAILJS_SEND;
  if (!isRequested || missing === undefined) return undefined;
  const others = needed.filter((setting) => setting !== missing).join(" and ");
  return { setting: missing, message: `is missing: it is required with ${others}` };
}

/** The settings of contact delivery in the form the code uses. `findMailProblem` must have found nothing. */
export function readMailSettings(given: GivenMailSettings): MailSettings {
  const { SMTP_URL: server, CONTACT_TO: to, EMAILJS_PRIVATE_KEY: privateKey, EMAILJS_ENDPOINT: endpoint } = given;
  const { EMAILJS_SERVICE_ID: serviceId, EMAILJS_TEMPLATE_ID: templateId, EMAILJS_PUBLIC_KEY: publicKey } = given;
  const from = given.CONTACT_FROM ?? to?.[0];
  return Object.freeze({
    smtp: server && to && from !== undefined ? { server, to, from } : undefined,
    emailJs:
      serviceId !== undefined && templateId !== undefined && publicKey !== undefined
        ? { endpoint, serviceId, templateId, publicKey, privateKey }
        : undefined,
  });
}
