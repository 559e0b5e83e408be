import { inEnglish, Marked } from "../../../platform/languages/stored-text.tsx";
import { Breadcrumb } from "../../../ui/kit/breadcrumb.tsx";
import { useSiteFacts } from "../../../ui/kit/site-facts.ts";
import { homeTrail } from "../../meta/structured-data.ts";
import legalStyles from "../legal/legal-page.module.css";
import styles from "./licences.module.css";
import { NOTICE_KINDS, type Notice } from "./notice.ts";
import { words } from "./words.ts";

function PackageNotice({ notice: { packages, licence, text, alsoHolds } }: { notice: Notice }) {
  const notice = (
    <details>
      <summary {...inEnglish()}>
        {packages.map(({ name, version }) => `${name} ${version}`).join(", ")} <small>{licence}</small>
      </summary>
      <pre {...inEnglish()}>{text}</pre>
    </details>
  );
  if (alsoHolds === undefined) return notice;
  return (
    <>
      {notice}
      <p>
        <Marked text={words.alsoHolds(packages[0]?.name, alsoHolds.join(", "))} />
      </p>
    </>
  );
}

export function Licences({ notices }: { notices: readonly Notice[] }) {
  const licence = useSiteFacts()?.licence;
  return (
    <div className="wrap">
      <Breadcrumb trail={homeTrail()} here={words.title} />
      <div className={legalStyles.legal}>
        <div className="pagehead">
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
        <div className="prose">
          <p>
            <Marked text={words.thanks} />
          </p>
          {licence === undefined ? (
            <p>
              <Marked text={words.rights} />
            </p>
          ) : (
            <p>
              {words.licensed(licence.label)}{" "}
              <a href={licence.url} rel="license noopener">
                {licence.url}
              </a>
            </p>
          )}
          <p>
            <a href="/licences.txt" hrefLang="en">
              {words.wholeText}
            </a>
          </p>
        </div>
        {NOTICE_KINDS.map((kind) => (
          <section key={kind} aria-labelledby={kind} className={styles.notices}>
            <h2 id={kind}>{words.kinds[kind].title}</h2>
            <p>
              <Marked text={words.kinds[kind].text} />
            </p>
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
