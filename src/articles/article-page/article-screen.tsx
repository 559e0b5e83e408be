import { Children } from "react";
import type { EntryPanel } from "../../entries/page/entry-panel.ts";
import { EntryTags } from "../../entries/page/entry-tags.tsx";
import { WayBack } from "../../entries/page/way-back.tsx";
import { GALLERY_SIZES, ImageGallery } from "../../images/gallery/image-gallery.tsx";
import { ArticleImage } from "../../images/shown/image.tsx";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { ClosedBlock } from "../../platform/ui/closed-block/closed-block.tsx";
import plateStyles from "../../platform/ui/plate.module.css";
import { usesIn } from "../../rich-text/citations/uses-in.ts";
import { RichText } from "../../rich-text/clean-html.tsx";
import { EnglishPassage } from "../../rich-text/translated/english-mark.tsx";
import { homeTrail } from "../../site/meta/structured-data.ts";
import { ShareBar } from "../../site/sharing/share-bar.tsx";
import { SourcesList, sourcesCounted } from "../../sources/sources-list.tsx";
import { langOf } from "../../translations/pieces/lang-of.ts";
import { TranslationNotice } from "../../translations/pieces/translation-notice.tsx";
import { RelatedArticle } from "../card/article-card.tsx";
import type { ArticleCardFields } from "../card/card-fields.ts";
import { ArticleHead } from "./article-head.tsx";
import styles from "./article-screen.module.css";
import type { ArticleText } from "./article-text.ts";
import { TableOfContents } from "./table-of-contents.tsx";
import { words } from "./words.ts";

export const articleTrail = () => [...homeTrail(), { to: "/articles", label: words.articles }];

type ArticleScreenProps = {
  article: ArticleText;
  related: ArticleCardFields[];
  /** What features show in the closed block. */
  panels?: readonly EntryPanel[];
  /** False if there is no public address to share yet. */
  shared?: boolean;
};

/** The whole of an article's page, for the public page and for the preview of unsaved changes. */
export function ArticleScreen({ article, related, panels = [], shared = true }: ArticleScreenProps) {
  const share = shared && (
    <ShareBar path={`/articles/${article.slug}`} title={article.title} excerpt={article.excerpt} isFolded />
  );
  return (
    <>
      <article className="wrap">
        <Breadcrumb trail={articleTrail()} here={article.title} />
        <ArticleHead article={article} />
        <div className={styles.columns}>
          <TableOfContents headings={article.headings} />
          <div>
            {share}
            <TranslationNotice translation={article.translation} path={`/articles/${article.slug}`} />
            <h2>{words.description}</h2>
            {article.descriptionHtml === "" ? (
              <div className={`prose ${styles.description}`}>
                {langOf(article, "excerpt") === undefined ? (
                  <p>{article.excerpt}</p>
                ) : (
                  <EnglishPassage>
                    <p>{article.excerpt}</p>
                  </EnglishPassage>
                )}
              </div>
            ) : (
              <RichText html={article.descriptionHtml} className={`prose ${styles.description}`} />
            )}
            <RichText html={article.contentHtml} className={`prose ${styles.story}`} />
            <ImageGallery
              label={words.moreImages}
              images={article.imageDetails}
              html={article.descriptionHtml + article.contentHtml}
              draw={(image) => (
                <ArticleImage
                  article={{ ...article, imageDetails: [image] }}
                  aspect="3:2"
                  sizes={GALLERY_SIZES}
                  alt={image.alt ?? ""}
                />
              )}
            />
            <EntryTags label={words.tags} tags={article.tags} />
            {share}
            <WayBack to="/articles">{words.back}</WayBack>
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section className="band sunk" aria-labelledby="related">
          <div className="wrap">
            <div className="head">
              <h2 id="related">{words.related}</h2>
            </div>
            <div className={`${plateStyles.plates} ${plateStyles.beside}`}>
              {related.map((other) => (
                <RelatedArticle key={other.slug} article={other} />
              ))}
            </div>
          </div>
        </section>
      )}
      <ArticleProof article={article} panels={panels} />
    </>
  );
}

/** What the article rests on, and what can be done with it, closed under one line. */
function ArticleProof({ article, panels }: { article: ArticleText; panels: readonly EntryPanel[] }) {
  if (article.sources.length === 0 && panels.length === 0) return null;
  const holds = [
    ...(article.sources.length > 0 ? [sourcesCounted(article.sources.length)] : []),
    ...panels.flatMap((panel) => panel.holds ?? []),
  ];
  return (
    <div className="wrap page-end">
      <ClosedBlock holds={holds}>
        <SourcesList sources={article.sources} uses={usesIn(article.descriptionHtml + article.contentHtml)} />
        {Children.toArray(panels.map(({ content }) => content))}
      </ClosedBlock>
    </div>
  );
}
