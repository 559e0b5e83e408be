import { type Cited, citationOf, citationText } from "../../content/citation/citation.ts";
import { CITATION_ENDINGS, CITATION_FORMATS } from "../../content/citation/formats.ts";
import { permanentAddress } from "../../content/citation/permanent-address.ts";
import { words } from "../../content/citation/words.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { inEnglish, Marked } from "../../platform/languages/stored-text.tsx";
import { useSiteFacts } from "../../ui/kit/site-facts.ts";
import styles from "./cite-this.module.css";

/** How to cite the entry of a page, in its closed block: its permanent address, and files for reference managers. */
export function CiteThis({ cited }: { cited: Cited }) {
  const citation = citationOf(useSiteFacts()?.siteUrl ?? "", cited);
  return (
    <section aria-labelledby="cite" className={`${styles.cite} printed`}>
      <h3 id="cite">{words.title}</h3>
      <p>
        <Marked text={citationText(citation)} />{" "}
        {/* Root-relative, so that paper does not repeat the address behind the text. */}
        <a href={addressIn(currentLanguage(), permanentAddress(cited._id))} {...inEnglish()}>
          {citation.url}
        </a>
      </p>
      <ul>
        <li>{words.files}</li>
        {CITATION_ENDINGS.map((ending) => (
          <li key={ending}>
            <a
              href={addressIn(currentLanguage(), `/${cited.kind}s/${cited.slug}/cite.${ending}`)}
              download
              rel="nofollow"
              {...inEnglish()}
            >
              {CITATION_FORMATS[ending].name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
