import { createHash } from "node:crypto";
import { recentDates } from "../../src/content/kinds/checks/recent-sightings.ts";
import { zipFiles } from "../../src/features/data-releases/files/zip.server.ts";
import { newSignInMail } from "../../src/people/accounts/mail/mail-texts.ts";
import { messageText } from "../../src/people/mail/channels/message-text.server.ts";
import { nameOrder } from "../../src/platform/text/by-language/name-order.ts";
import { writtenNumber } from "../../src/platform/text/counted.ts";
import { beginOfSiteDay, siteDay } from "../../src/platform/text/dates/publication-day.ts";
import { writtenDate } from "../../src/platform/text/dates/written-date.ts";
import { byBeginning, type DrawnLife } from "../../src/site/parts/lives/life-years.ts";

const life = (slug: string): DrawnLife => {
  const born = { earliest: "1990-01-01", latest: "1990-12-31", exact: true };
  return { slug, name: slug, category: "wild", status: "alive", born } as unknown as DrawnLife;
};

const at = new Date("2026-12-31T18:30:00.000Z");
const message = {
  ...{ id: "0".repeat(24), deliveryId: "0".repeat(24), name: "Nimal", email: "nimal@example.org", subject: "Ice" },
  ...{ message: "Where?", createdAt: at.toISOString() },
};
const lately = { name: "I", status: "alive", category: "wild", publication: "published", statusAsOf: "2026-12-20" };

/** Prints what the site writes, which must not depend on the language or the time zone of its machine. */
if (import.meta.main) {
  const zip = createHash("sha256");
  for await (const bytes of zipFiles([["a.csv", "I,i,İ,ı\n"]])) zip.update(bytes);
  const written = {
    days: [siteDay(at), siteDay(new Date(at.getTime() - 1)), beginOfSiteDay("2027-01-01").toISOString()],
    dates: ["2022", "2022-11", "2022-01-01", "2022-12-31"].map(writtenDate),
    recent: recentDates(lately, "2027-01-01").map((error) => error.message),
    numbers: [writtenNumber(1234567)],
    lives: ["zeta", "aalborg", "ida", "y-2", "z"]
      .map(life)
      .sort(byBeginning)
      .map(({ slug }) => slug),
    names: ["Zeta", "Aalborg", "İda", "Ida", "රාජා"].sort(nameOrder("en")),
    mails: [
      messageText(message, "https://tuskers.example"),
      newSignInMail({ username: "nimal", siteUrl: "https://tuskers.example" }, { at, device: null }).text,
    ],
    zip: zip.digest("hex"),
  };
  process.stdout.write(JSON.stringify(written, null, 1));
}
