import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { NAME_TAG } from "../../platform/identity/identity-of-document.browser.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { darkModeScript } from "../../platform/styles/dark-mode-script.ts";
import { THEME_COLOURS } from "../../platform/styles/theme-colours.ts";
import { InlineScript, StructuredData } from "../../platform/ui/inline-script.tsx";
import { AnalyticsDefaults } from "../consent/analytics.tsx";
import { HeadLinks } from "../layout/head-links.tsx";
import type { PageFiles } from "./answering.ts";

function HeadElement({ descriptor }: { descriptor: MetaDescriptor }) {
  if ("script:ld+json" in descriptor) return <StructuredData data={descriptor["script:ld+json"]} />;
  if ("tagName" in descriptor) {
    const { tagName: Element, ...attributes } = descriptor as { tagName: "link" | "meta" };
    return <Element {...attributes} />;
  }
  if ("title" in descriptor) return <title>{String(descriptor.title)}</title>;
  return <meta {...descriptor} />;
}

type DocumentProps = { files: PageFiles; meta: readonly MetaDescriptor[]; children: ReactNode };

/** The document around a page. Its inline scripts are the same on every page: see `entry.pages.server.tsx`. */
export const Document = ({ files, meta, children }: DocumentProps) => (
  <html lang={currentLanguage()}>
    <head>
      <meta charSet="utf-8" />
      <AnalyticsDefaults />
      <meta name={NAME_TAG} content={siteName()} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* In dark mode the script below changes this colour. */}
      <meta name="theme-color" content={THEME_COLOURS.day} />
      {meta.map((descriptor) => (
        <HeadElement key={JSON.stringify(descriptor)} descriptor={descriptor} />
      ))}
      <HeadLinks />
      {files.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {files.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </head>
    <body>
      <InlineScript code={darkModeScript} />
      <div id="app">{children}</div>
    </body>
  </html>
);
