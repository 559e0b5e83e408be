// Makes the data of this folder from the release that is checked out; the README says how it is used.
import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pino from "pino";
import { writeBackup } from "../../src/app/backups/write-backup.server.ts";
import { createApi } from "../../src/app/server/api.server.ts";
import { openServices } from "../../src/app/server/services.server.ts";
import { makeDueVariants } from "../../src/content/image-library/variants/make-due-variants.server.ts";
import { exportDocument, exportTable } from "../../src/content/transfer/export-directory.server.ts";
import { createAccount } from "../../src/people/accounts/actions/create-account.server.ts";
import { readConfig } from "../../src/platform/config/config.server.ts";
import { backupAt } from "../support/backup-files.ts";
import { turnOnSecondFactorOf } from "../support/second-factor.ts";
import { storeImage } from "../support/stored-images.ts";

const PASSWORD = "a good long password";

const [folder = "."] = process.argv.slice(2);
let now = new Date("2026-02-20T06:00:00.000Z");
const clock = { now: () => now };
// Nothing listens there: the message's delivery stays on its way out.
const mail = { SMTP_URL: "smtp://127.0.0.1:9", CONTACT_TO: "desk@example.com", CONTACT_FROM: "site@example.com" };
const config = readConfig({ STARTER_CONTENT: "off", ...mail, ...process.env });
const services = await openServices(config, { log: pino({ level: "silent" }), clock });
const api = createApi(services);
let token: string | undefined;

async function call(method: string, path: string, json?: unknown): Promise<Record<string, string>> {
  now = new Date(now.getTime() + 60_000);
  const answer = await api.request(path, {
    method,
    headers: { "Content-Type": "application/json", ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json().catch(() => ({}))) as Record<string, string>;
}

await createAccount(services, { username: "keeper", password: PASSWORD });
await createAccount(services, { username: "nimal", password: PASSWORD });
await turnOnSecondFactorOf(services, { username: "nimal", password: PASSWORD });
token = (await call("POST", "/api/auth/login", { username: "keeper", password: PASSWORD })).access_token;

const [raja, hidden] = [await storeImage(services, "raja.jpg", 20), await storeImage(services, "hidden.jpg", 21)];
while ((await makeDueVariants(services)) !== undefined);
await call("PUT", `/api/uploads/${raja}`, {
  alt: "Rājā at the tank",
  credit: "A. Perera",
  focus: { x: 0.25, y: 0.75 },
});
const imageOf = (name: string) => `/uploads/public/${name}`;

const tusker = { name: "Gemunu", age: 40, location: "Yala National Park", status: "alive" };
const sources = [{ title: "Field notes", kind: "book", url: "https://example.com/notes" }];
const gemunu = await call("POST", "/api/tuskers", { ...tusker, images: [imageOf(raja)] });
const rich = { description: "**Tusks** that cross.", aliases: ["ගැමුණු"], tags: ["yala", "crossed"], heightM: 2.75 };
const changed = { ...tusker, ...rich, sources, slug: "gemunu-of-yala", images: [imageOf(raja)] };
await call("PUT", `/api/tuskers/${gemunu._id}`, changed);
const raja2 = await call("POST", "/api/tuskers", { ...tusker, name: "Raja", status: "dead", location: "Kandy" });
await call("POST", "/api/tuskers", { ...tusker, name: "Sando", publication: "draft", images: [imageOf(hidden)] });
const binned = await call("POST", "/api/tuskers", { ...tusker, name: "Wasaba" });
await call("DELETE", `/api/tuskers/${binned._id}`);
await call("PUT", "/api/tuskers/featured", { ids: [raja2._id, gemunu._id] });

const article = {
  title: "Why tusks are rare",
  excerpt: "Few males of the island carry tusks.",
  content: "About seven per cent of the males carry tusks.",
  author: "The editors",
  publishDate: "2026-02-14",
  category: "education",
};
const rare = { ...article, tags: ["yala"], images: [imageOf(raja)] };
await call("POST", "/api/articles", rare);
const other = await call("POST", "/api/articles", { ...article, title: "In the bin" });
await call("DELETE", `/api/articles/${other._id}`);

await call("POST", "/api/accounts/invitations", { username: "sunethra", currentPassword: PASSWORD });
await call("POST", "/api/previews", { kind: "tusker", id: gemunu._id, entry: { ...changed, name: "Gamunu" } });
const message = { name: "Ann", email: "ann@example.com", subject: "Tracks", message: "Where do they lead?" };
await call("POST", "/api/contact", message);

await writeFile(join(folder, "session.txt"), `${token}\n`);
await writeBackup(
  { ...services, dataDir: config.dataDir },
  { ...backupAt(join(folder, "backup.tar")), key: undefined },
);
const write = (name: string, text: AsyncIterable<string>) =>
  pipeline(Readable.from(text), createWriteStream(join(folder, name)));
await write("directory.json", exportDocument(services.db.read, now));
await write("tuskers.csv", exportTable(services.db.read, "tusker"));
await write("articles.csv", exportTable(services.db.read, "article"));
await services.close();
