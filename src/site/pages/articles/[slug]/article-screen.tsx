import { Children } from "react";
import { langOf } from "../../../../content/fields/pieces/lang-of.ts";
import { usesIn } from "../../../../content/rich-text/citations/uses-in.ts";
import { RichText } from "../../../../content/rich-text/clean-html.tsx";
import { EnglishPassage } from "../../../../content/rich-text/translated/english-mark.tsx";
import { Breadcrumb } from "../../../../ui/kit/breadcrumb.tsx";
import { ClosedBlock } from "../../../../ui/kit/closed-block/closed-block.tsx";
import plateStyles from "../../../../ui/kit/plate.module.css";
import { homeTrail } from "../../../meta/structured-data.ts";
import { RelatedArticle } from "../../../parts/cards/article/article-card.tsx";
import type { ArticleCardFields } from "../../../parts/cards/article/card-fields.ts";
import { SourcesList, sourcesCounted } from "../../../parts/citations/sources-list.tsx";
import type { EntryPanel } from "../../../parts/entry/entry-panel.ts";
import { EntryTags } from "../../../parts/entry/entry-tags.tsx";
import { TranslationNotice } from "../../../parts/entry/translation-notice.tsx";
import { WayBack } from "../../../parts/entry/way-back.tsx";
import { GALLERY_SIZES, ImageGallery } from "../../../parts/images/gallery/image-gallery.tsx";
import { ArticleImage } from "../../../parts/images/image.tsx";
import { ShareBar } from "../../../parts/sharing/share-bar.tsx";
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
