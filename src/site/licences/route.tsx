import type { ReactNode } from "react";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { LEGAL_TRAIL } from "../legal/legal-page.tsx";
import { pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/route";
import { NOTICE_KINDS, type Notice } from "./notice.ts";

/** Only the server holds the notices: they go out within the page, and no script carries them. */
export const loader = async () => ({ notices: (await import("virtual:notices")).default });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Licences",
    description:
      "The fonts, icons and code of others that this site is made with, and the terms they are licensed under.",
    path: "/licences",
    trail: LEGAL_TRAIL,
  });

const PARTS: Record<Notice["kind"], { title: string; text: ReactNode }> = {
  font: {
    title: "Fonts",
    text: "The typefaces are licensed under the SIL Open Font License. They are served as subsets, cut down to the characters, weights and features that these pages use.",
  },
  icons: {
    title: "Icons",
    text: "The icons are those of Lucide, which grew out of Feather; the notice names those that came from there.",
  },
  code: {
    title: "Code",
    text: "These packages are included, in whole or in part, in the scripts and styles of the public pages, of the administration, and of the description of the API.",
  },
};

function PackageNotice({ notice: { packages, licence, text, alsoHolds } }: { notice: Notice }) {
  const notice = (
    <details>
      <summary>
        {packages.map(({ name, version }) => `${name} ${version}`).join(", ")} <small>{licence}</small>
      </summary>
      <pre>{text}</pre>
    </details>
  );
  if (alsoHolds === undefined) return notice;
  return (
    <>
      {notice}
      <p>
        Of the packages that {packages[0]?.name} is made of, this notice names those that its makers list there. It also
        holds the following; of some of them its makers repeat neither version nor notice, which are to be found with
        each package: {alsoHolds.join(", ")}.
      </p>
    </>
  );
}

export default function Licences({ loaderData: { notices } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumb trail={LEGAL_TRAIL} here="Licences" />
      <div className="legal">
        <div className="pagehead">
          <h1>Licences</h1>
          <p>The work of others in these pages, and their terms.</p>
        </div>
        <div className="prose">
          <p>
            This site is built with fonts, icons and code that their makers let everybody use. Their notices follow as
            the packages give them, each under the names of those that it belongs to.
          </p>
          <p>
            They cover that work and nothing else. All rights in the texts, data and drawings of this site are reserved,
            and where a photograph has a credit, it stands under it.
          </p>
        </div>
        {NOTICE_KINDS.map((kind) => (
          <section key={kind} aria-labelledby={kind} className="notices">
            <h2 id={kind}>{PARTS[kind].title}</h2>
            <p>{PARTS[kind].text}</p>
            {notices
              .filter((notice) => notice.kind === kind)
              .map((notice) => (
                <PackageNotice key={notice.packages[0]?.name} notice={notice} />
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}
