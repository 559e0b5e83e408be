import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { InlineScript, PageData } from "../../ui/kit/inline-script.tsx";
import { darkModeScript } from "../../ui/styles/dark-mode-script.ts";
import { HeadLinks, HeadStart } from "../frame/document-head.tsx";
import type { PageFiles } from "./answering.ts";

function HeadElement({ descriptor }: { descriptor: MetaDescriptor }) {
  if ("script:ld+json" in descriptor)
    return <PageData type="application/ld+json" data={descriptor["script:ld+json"]} />;
  if ("tagName" in descriptor) {
    const { tagName: Element, ...attributes } = descriptor as { tagName: "link" | "meta" };
    return <Element {...attributes} />;
  }
  if ("title" in descriptor) return <title>{String(descriptor.title)}</title>;
  return <meta {...descriptor} />;
}

type DocumentProps = Pick<PageFiles, "scripts" | "styles"> & { meta: readonly MetaDescriptor[]; children: ReactNode };

/** The document around a page. Its inline scripts are the same on every page: see `entry.pages.server.tsx`. */
export const Document = ({ scripts, styles, meta, children }: DocumentProps) => (
  <html lang={currentLanguage()}>
    <head>
      <HeadStart />
      {meta.map((descriptor) => (
        <HeadElement key={JSON.stringify(descriptor)} descriptor={descriptor} />
      ))}
      <HeadLinks />
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </head>
    <body>
      <InlineScript code={darkModeScript} />
      <div id="app">{children}</div>
    </body>
  </html>
);
