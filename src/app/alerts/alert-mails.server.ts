import type { GivenUpWork } from "../../features/feature.ts";
import { counted } from "../../platform/text/counted.ts";
import { features } from "../features.server.ts";

/** What stands behind the name of the site. It also tells a mail that was given up from an alert that was. */
const SUBJECTS = {
  backupFailed: "the backup failed",
  backupGood: "backups work again",
  mailGivenUp: "mail could not be delivered",
  diskFull: "the disk is nearly full",
  diskEnough: "the disk has room again",
} as const;

/** What features give up makes alerts, too. */
export const GIVEN_UP: readonly GivenUpWork[] = features.flatMap(({ givenUp }) => givenUp ?? []);

/** How the subjects of alerts end, under whatever name the site had when they were written. */
export const ALERT_ENDINGS = [...Object.values(SUBJECTS), ...GIVEN_UP.map(({ subject }) => subject)].map(
  (subject) => `: ${subject}`,
);
const MOST_CHARACTERS = 1000;

export type AlertMail = { subject: string; text: string };

const gigabytes = (bytes: number): string => `${(bytes / 1_000_000_000).toFixed(1)} GB`;

type About = {
  name: string;
  /** The public origin, so that those who keep several sites know which one it is. */
  siteUrl: string;
};

export const alertMails = ({ name, siteUrl }: About) => {
  const mail = (subject: string, lines: string[]): AlertMail => ({
    subject: `${name}: ${subject}`,
    text: [
      ...lines,
      `The dashboard: ${siteUrl}/admin/dashboard`,
      "You receive this mail because you asked for it in your account.",
      "",
    ].join("\n\n"),
  });
  return {
    backupFailed: (reason: string) =>
      mail(SUBJECTS.backupFailed, [
        `The last backup of ${siteUrl} failed. ${reason.slice(0, MOST_CHARACTERS)}`,
        "The site tries again every hour. You get no further mail until a backup succeeds.",
      ]),
    backupGood: () => mail(SUBJECTS.backupGood, [`A backup of ${siteUrl} has been made again.`]),
    mailGivenUp: ({ contact, accounts }: { contact: number; accounts: number }) =>
      mail(SUBJECTS.mailGivenUp, [
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
    givenUp: ({ subject, text }: GivenUpWork, count: number) => mail(subject, [text(count, siteUrl)]),
    diskFull: (host: string, free: number) =>
      mail(SUBJECTS.diskFull, [
        `Only ${gigabytes(free)} are free on the disk of the data folder of ${siteUrl} (machine ${host}).`,
        "When it is full, nothing can be saved any more; reading still works. Free some space, or enlarge the disk.",
      ]),
    diskEnough: (host: string, free: number) =>
      mail(SUBJECTS.diskEnough, [
        `${gigabytes(free)} are free on the disk of the data folder of ${siteUrl} (machine ${host}).`,
      ]),
  };
};
