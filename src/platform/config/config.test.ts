import { describe, expect, test } from "vitest";
import { settingsProblem } from "../../../tests/support/settings-problem.ts";
import { readConfig, secretsOf } from "./config.server.ts";

const smtpOf = (url: string) => readConfig({ SMTP_URL: url, CONTACT_TO: "keeper@tuskers.example" }).mail.smtp?.server;

const EMAILJS = { EMAILJS_SERVICE_ID: "service_a", EMAILJS_TEMPLATE_ID: "template_b", EMAILJS_PUBLIC_KEY: "public-c" };

describe("the settings of contact delivery", () => {
  test("are not needed", () => {
    expect(readConfig({}).mail).toEqual({ smtp: undefined, emailJs: undefined });
    expect(readConfig({ SMTP_URL: "", CONTACT_TO: "", EMAILJS_SERVICE_ID: "" }).mail).toEqual(readConfig({}).mail);
  });

  test("may name a mail server and several receivers", () => {
    const { mail } = readConfig({
      SMTP_URL: "smtps://site%40tuskers.example:p%40ss%3Aword@mail.tuskers.example",
      CONTACT_TO: "keeper@tuskers.example, second@tuskers.example,keeper@tuskers.example",
    });
    expect(mail.smtp).toEqual({
      server: {
        host: "mail.tuskers.example",
        port: 465,
        secure: true,
        user: "site@tuskers.example",
        password: "p@ss:word",
        requireTls: false,
        checkCertificate: true,
      },
      to: ["keeper@tuskers.example", "second@tuskers.example"],
      from: "keeper@tuskers.example",
    });
  });

  test("may name the sender", () => {
    const { mail } = readConfig({
      SMTP_URL: "smtp://localhost:25",
      CONTACT_TO: "keeper@tuskers.example",
      CONTACT_FROM: "site@tuskers.example",
    });
    expect(mail.smtp?.from).toBe("site@tuskers.example");
  });

  test("never send a password unencrypted to another machine unless requested", () => {
    expect(smtpOf("smtp://site:secret@mail.example")).toMatchObject({ port: 587, secure: false, requireTls: true });
    expect(smtpOf("smtp://site:secret@mail.example?requireTLS=false")).toMatchObject({ requireTls: false });
    expect(smtpOf("smtp://site:secret@localhost:25")).toMatchObject({ requireTls: false, checkCertificate: false });
    expect(smtpOf("smtp://[::1]:25")).toMatchObject({ host: "::1", port: 25, checkCertificate: false });
    expect(smtpOf("smtp://mail.example")).toMatchObject({ requireTls: false, checkCertificate: true });
    expect(smtpOf("smtp://mail?tls.rejectUnauthorized=false")).toMatchObject({ checkCertificate: false });
  });

  test("may name the e-mail service, with the private key and another address", () => {
    expect(readConfig(EMAILJS).mail.emailJs).toEqual({
      endpoint: "https://api.emailjs.com/api/v1.0/email/send",
      serviceId: "service_a",
      templateId: "template_b",
      publicKey: "public-c",
      privateKey: undefined,
    });
    const more = { EMAILJS_PRIVATE_KEY: "private-d", EMAILJS_ENDPOINT: "https://relay.example/send" };
    expect(readConfig({ ...EMAILJS, ...more }).mail.emailJs).toMatchObject({
      endpoint: "https://relay.example/send",
      privateKey: "private-d",
    });
  });

  test("may name both at once", () => {
    const { mail } = readConfig({ ...EMAILJS, SMTP_URL: "smtp://localhost", CONTACT_TO: "keeper@tuskers.example" });
    expect([mail.smtp, mail.emailJs]).not.toContain(undefined);
  });

  test.each([
    [{ SMTP_URL: "smtp://localhost" }, /^CONTACT_TO and SMTP_URL /],
    [{ CONTACT_TO: "keeper@tuskers.example" }, /^SMTP_URL and CONTACT_TO /],
    [{ CONTACT_FROM: "site@tuskers.example" }, /^CONTACT_FROM .*SMTP_URL and CONTACT_TO/],
    [{ ...EMAILJS, EMAILJS_TEMPLATE_ID: "" }, /^EMAILJS_TEMPLATE_ID .*EMAILJS_SERVICE_ID and EMAILJS_PUBLIC_KEY/],
    [{ EMAILJS_PRIVATE_KEY: "private-d" }, /^EMAILJS_SERVICE_ID .*EMAILJS_TEMPLATE_ID and EMAILJS_PUBLIC_KEY/],
    [
      { EMAILJS_ENDPOINT: "https://relay.example/send" },
      /^EMAILJS_SERVICE_ID .*EMAILJS_TEMPLATE_ID and EMAILJS_PUBLIC_KEY/,
    ],
  ])("given by half (%j) stop the start", (environment, sentence) => {
    expect(settingsProblem(environment)).toMatch(sentence);
  });

  test.each([
    ["CONTACT_TO", "keeper", /^CONTACT_TO must be one or more e-mail addresses, .* "keeper" is not an address\.$/],
    ["CONTACT_TO", "a@b.example, Keeper <c@d.example>", /^CONTACT_TO .* "Keeper <c@d\.example>" is not an address\.$/],
    ["CONTACT_TO", "a@b.example,", /^CONTACT_TO must be one or more/],
    [
      "CONTACT_TO",
      Array.from({ length: 21 }, (_, index) => `k${index}@b.example`).join(),
      /^CONTACT_TO can have at most 20 addresses\.$/,
    ],
    ["CONTACT_FROM", "a@b.example, c@d.example", /^CONTACT_FROM must be one e-mail address/],
    ["CONTACT_FROM", "a@b.example\r\nBcc: c@d.example", /^CONTACT_FROM must be one e-mail address/],
    [
      "EMAILJS_SERVICE_ID",
      "service a",
      /^EMAILJS_SERVICE_ID must be the value that the service shows, without spaces\.$/,
    ],
    ["EMAILJS_ENDPOINT", "api.emailjs.com", /^EMAILJS_ENDPOINT must be an address such as https:/],
    ["EMAILJS_ENDPOINT", "file:///etc/passwd", /^EMAILJS_ENDPOINT must be an address such as https:/],
  ])("are reported if %s is %j", (name, value, sentence) => {
    const complete = { SMTP_URL: "smtp://localhost", CONTACT_TO: "keeper@tuskers.example", ...EMAILJS };
    expect(settingsProblem({ ...complete, [name]: value })).toMatch(sentence);
  });

  test.each([
    ["mail.example"],
    ["https://mail.example"],
    ["smtp://"],
    ["smtp://site:secret#word@mail.example"],
    ["smtp://site:secret/word@mail.example"],
    ["smtp://site:secret?word@mail.example"],
    ["smtp://site:1/2secret@mail.example"],
    ["smtp://site:secret%word@mail.example"],
    ["smtp://site:secret@mail.example/inbox"],
    ["smtp://site:secret@mail.example:70000"],
    ["smtp://site:secret@mail.example:0"],
    ["smtp://site:secret@mail%00.example"],
    ["smtp://site@mail.example"],
    ["smtp://:secret@mail.example"],
    ["smtp://site:secret@mail.example:465"],
    ["smtp://site:secret@mail.example?sendmail=true"],
    ["smtp://site:secret@mail.example?requireTLS=perhaps"],
    ["smtp://site:secret@mail.example?tls.ca=/etc/secret"],
  ])("do not take %j for a mail server, and do not repeat the password", (url) => {
    const problem = settingsProblem({ SMTP_URL: url, CONTACT_TO: "keeper@tuskers.example" });
    expect(problem).toMatch(/^SMTP_URL (must|can) [^\n]+\.$/);
    expect(problem).not.toContain("secret");
  });
});

describe("other settings", () => {
  test("given by half or wrong stop the start with a sentence that names them", () => {
    expect(settingsProblem({ ADMIN_USERNAME: "keeper" })).toMatch(/^ADMIN_PASSWORD and ADMIN_USERNAME /);
    expect(settingsProblem({ PORT: "eighty" })).toMatch(/^PORT .*65535/);
  });

  test("are frozen once they are read", () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });
});

describe("the site's own address", () => {
  test.each(["tuskers.example", "ftp://tuskers.example", "https://tuskers.example/site"])(
    "that is not an address of a site is refused: %s",
    (address) => {
      expect(settingsProblem({ SITE_URL: address })).toMatch(/^SITE_URL /);
    },
  );
});

describe("the database", () => {
  test("is SQLite without a setting, and a server's where DATABASE_URL names one", () => {
    expect(readConfig({}).databaseUrl).toBeUndefined();
    const url = "postgres://tuskers:p%40ss@db.example/tuskers";
    const config = readConfig({ DATABASE_URL: url });
    expect(config.databaseUrl).toBe(url);
    expect(secretsOf(config)).toEqual([url, "p%40ss", "p@ss"]);
  });

  test("is refused in words that do not hold the password", () => {
    for (const url of ["mysql://a:secret@db.example/tuskers", "postgres://a:secret%@db.example/tuskers", "secret"]) {
      expect(settingsProblem({ DATABASE_URL: url })).toMatch(/^DATABASE_URL (?!.*secret)/);
    }
  });
});

test.each(["2", "auto"])("several processes in one are refused with the way to have them: WORKERS=%s", (WORKERS) => {
  expect(settingsProblem({ WORKERS })).toContain("DATABASE_URL");
});
