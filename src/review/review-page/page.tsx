import { ArticleScreen } from "../../articles/article-page/article-screen.tsx";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { contentOf } from "../../platform/render/read-answer.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import { toPreviewPage } from "../../previews/preview-page/load-preview.tsx";
import barStyles from "../../previews/preview-page/preview-bar.module.css";
import type { MadePage } from "../../site/served/served-page.tsx";
import { TuskerScreen } from "../../tuskers/tusker-page/tusker-screen.tsx";
import { words as failureWords } from "./failure.en.ts";
import { dayOf, ReviewForm } from "./review-form.tsx";
import styles from "./review-page.module.css";
import type { Refused } from "./send-remark.ts";
import { words } from "./words.en.ts";

/**
 * The page of a review link: the text as it would be, and the form for what the expert says.
 * @param refused what was sent and could not be stored
 */
export async function reviewPage(
  api: ApiClient,
  token: string,
  { url, signal }: Request,
  refused?: Refused,
): Promise<MadePage> {
  const call = api.api.reviews[":token"].$get({ param: { token: encodeURIComponent(token) } }, { init: { signal } });
  const review = await contentOf(call, { signal, fallback: failureWords.failure.message });
  const shown = toPreviewPage(review.preview);
  const name = shown.kind === "tusker" ? shown.tusker.name : shown.article.title;
  return {
    head: { title: words.title(name), description: words.title(name), path: undefined, listed: false },
    content: (
      <>
        <aside aria-label={words.bar} className={barStyles.bar}>
          <p className={`wrap ${styles.bar}`}>
            <Icon name="info" />
            <span>{words.notPublic(dayOf(shown.expiresAt))}</span>
            <a href="#say">{words.jump}</a>
          </p>
        </aside>
        {shown.kind === "tusker" ? (
          <TuskerScreen {...shown} shared={false} />
        ) : (
          <ArticleScreen article={shown.article} related={shown.related} shared={false} />
        )}
        <ReviewForm review={review} address={new URL(url).pathname} refused={refused} />
      </>
    ),
  };
}
