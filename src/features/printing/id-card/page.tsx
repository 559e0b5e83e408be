import { nameHere } from "../../../content/tuskers/name-here.ts";
import type { TuskerDetail } from "../../../content/tuskers/tusker.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { addressIn } from "../../../platform/languages/language.ts";
import { Marked } from "../../../platform/languages/stored-text.tsx";
import { homeTrail } from "../../../site/meta/structured-data.ts";
import { definePage } from "../../../site/page/define-page.ts";
import { words as tuskerWords } from "../../../site/pages/tuskers/[slug]/words.ts";
import { entryFailure } from "../../../site/parts/entry/entry-failure.tsx";
import { atPresentAddress } from "../../../site/parts/entry/present-address.ts";
import { Breadcrumb } from "../../../ui/kit/breadcrumb.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import styles from "./id-card.module.css";
import { PrintedCard } from "./printed-card.tsx";
import { words } from "./words.ts";

type CardPage = { tusker: TuskerDetail; isSheet: boolean };

function Choices({ path, isSheet }: { path: string; isSheet: boolean }) {
  const pdf = addressIn(currentLanguage(), `${path}.pdf`);
  return (
    <ul className={styles.choices}>
      <li>{isSheet ? <PageLink to={path}>{words.card}</PageLink> : <b>{words.card}</b>}</li>
      <li>{isSheet ? <b>{words.sheet}</b> : <PageLink to={`${path}?sheet=a4`}>{words.sheet}</PageLink>}</li>
      <li>
        <a href={pdf}>{words.pdfCard}</a>
      </li>
      <li>
        <a href={`${pdf}?sheet=a4`}>{words.pdfSheet}</a>
      </li>
    </ul>
  );
}

function IdCard({ tusker, isSheet }: CardPage) {
  const name = nameHere(tusker);
  const page = `/tuskers/${tusker.slug}`;
  const trail = [...homeTrail(), { to: "/tuskers", label: tuskerWords.tuskers }, { to: page, label: name }];
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={trail} here={words.short} />
        <div className="pagehead">
          <h1>
            <Marked text={words.title(name)} />
          </h1>
          <p>{words.lead}</p>
        </div>
        <Choices path={`${page}/card`} isSheet={isSheet} />
        <p className={styles.hint}>{words.print}</p>
      </div>
      <div className={styles.table}>
        <PrintedCard tusker={tusker} isSheet={isSheet} />
      </div>
    </>
  );
}

/** The ID card of the tusker named in the address: one in A6, or four of the same on A4. */
export const page = definePage({
  read: async ({ readers, params: { slug = "" }, request }) => ({
    tusker: atPresentAddress("/tuskers", slug, await readers.tusker(slug)),
    isSheet: new URL(request.url).searchParams.get("sheet") === "a4",
  }),
  head: ({ tusker }) => ({
    title: words.title(nameHere(tusker)),
    description: words.description(nameHere(tusker)),
    path: `/tuskers/${tusker.slug}/card`,
    listed: false,
  }),
  screen: (card) => <IdCard {...card} />,
  failure: entryFailure("/tuskers", () => tuskerWords),
});
