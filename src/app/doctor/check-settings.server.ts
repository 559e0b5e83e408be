import { existsSync } from "node:fs";
import { firstPasswordFile } from "../../people/accounts/first-password.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import { type Finding, hint, ok } from "./finding.server.ts";

const isLoopback = (host: string): boolean => host === "localhost" || host === "::1" || /^127\./.test(host);

/** Combinations of settings that are valid but rarely intended. Each setting on its own has been validated before. */
export function checkSettings({ siteUrl, host, trustProxy, dataDir }: Config): Finding[] {
  const findings: Finding[] = [];
  if (siteUrl.startsWith("https:") && trustProxy === 0) {
    findings.push(
      hint(
        "settings",
        "SITE_URL begins with https, so there must be a proxy in front of the site, but TRUST_PROXY is 0: all visitors count as one.",
        "Set TRUST_PROXY to the number of proxies.",
      ),
    );
  }
  if (!isLoopback(host) && isLoopback(new URL(siteUrl).hostname)) {
    findings.push(
      hint(
        "settings",
        `Other machines can connect (HOST ${host}), but links use ${siteUrl}.`,
        "Set SITE_URL to the address that visitors use.",
      ),
    );
  }
  if (existsSync(firstPasswordFile(dataDir))) {
    findings.push(
      hint(
        "settings",
        "The first password has never been used: it is in the file first-password in the data folder.",
        "Sign in with it once; the file is then deleted.",
      ),
    );
  }
  return findings.length > 0 ? findings : [ok("settings", `All are valid. The site is ${siteUrl}.`)];
}
