import { counted } from "../platform/text/counted.ts";

/** Every alert begins with this, which also tells a mail that was given up from an alert that was. */
export const ALERT_SUBJECT = "Sri Lankan Tuskers:";
const MOST_CHARACTERS = 1000;

export type AlertMail = { subject: string; text: string };

const gigabytes = (bytes: number): string => `${(bytes / 1_000_000_000).toFixed(1)} GB`;

/** @param siteUrl the public origin, so that those who keep several sites know which one it is */
export const alertMails = (siteUrl: string) => {
  const mail = (subject: string, lines: string[]): AlertMail => ({
    subject: `${ALERT_SUBJECT} ${subject}`,
    text: [
      ...lines,
      `The dashboard: ${siteUrl}/admin/dashboard`,
      "You receive this mail because you asked for it in your account.",
      "",
    ].join("\n\n"),
  });
  return {
    backupFailed: (reason: string) =>
      mail("the backup failed", [
        `The last backup of ${siteUrl} failed. ${reason.slice(0, MOST_CHARACTERS)}`,
        "The site tries again every hour. You get no further mail until a backup succeeds.",
      ]),
    backupGood: () => mail("backups work again", [`A backup of ${siteUrl} has been made again.`]),
    mailGivenUp: ({ contact, accounts }: { contact: number; accounts: number }) =>
      mail("mail could not be delivered", [
        ...(contact === 0
          ? []
          : [
              `${counted(contact, "contact message", "contact messages")} could not be delivered from ${siteUrl}, and the site has given up. The inbox shows why, and can send them again.`,
            ]),
        ...(accounts === 0
          ? []
          : [
              `${counted(accounts, "mail", "mails")} to people with an account of ${siteUrl} could not be delivered, and the site has given up. The log says why.`,
            ]),
      ]),
    diskFull: (host: string, free: number) =>
      mail("the disk is nearly full", [
        `Only ${gigabytes(free)} are free on the disk of the data folder of ${siteUrl} (machine ${host}).`,
        "When it is full, nothing can be saved any more; reading still works. Free some space, or enlarge the disk.",
      ]),
    diskEnough: (host: string, free: number) =>
      mail("the disk has room again", [
        `${gigabytes(free)} are free on the disk of the data folder of ${siteUrl} (machine ${host}).`,
      ]),
  };
};
