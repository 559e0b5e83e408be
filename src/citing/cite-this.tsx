import { currentLanguage } from "../platform/languages/current-language.ts";
import { addressIn } from "../platform/languages/language.ts";
import { inEnglish, Marked } from "../platform/languages/stored-text.tsx";
import { useSiteFacts } from "../platform/ui/site-facts.ts";
import { type Cited, citationOf, citationText } from "./citation.ts";
import styles from "./cite-this.module.css";
import { CITATION_ENDINGS, CITATION_FORMATS } from "./formats.ts";
import { permanentAddress } from "./permanent-address.ts";
import { words } from "./words.ts";

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
