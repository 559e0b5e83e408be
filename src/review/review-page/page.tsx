import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { contentOf } from "../../platform/render/read-answer.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import type { Preview } from "../../previews/preview.ts";
import barStyles from "../../previews/preview-page/preview-bar.module.css";
import { shownPreview } from "../../previews/preview-page/shown-preview.tsx";
import type { MadePage } from "../../site/served/served-page.tsx";
import { words as failureWords } from "./failure.en.ts";
import { dayOf, ReviewForm } from "./review-form.tsx";
import styles from "./review-page.module.css";
import type { Refused } from "./send-remark.ts";
import { words } from "./words.en.ts";

const withoutRelated = (preview: Preview): Preview => (preview.kind === "page" ? preview : { ...preview, related: [] });

/**
 * The page of a review link: the text as it would be, and the form for what the expert says.
 * @param refused what was sent and could not be stored
 */
export async function reviewPage(
  api: ApiClient,
  token: string,
  request: Request,
  refused?: Refused,
): Promise<MadePage> {
  const { url, signal } = request;
  const call = api.api.reviews[":token"].$get({ param: { token: encodeURIComponent(token) } }, { init: { signal } });
  const review = await contentOf(call, { signal, fallback: failureWords.failure.message });
  // An expert is asked about this text alone, so no other entries are offered.
  const { name, content } = await shownPreview(withoutRelated(review.preview), { api, request });
  return {
    head: { title: words.title(name), description: words.title(name), path: undefined, listed: false },
    content: (
      <>
        <aside aria-label={words.bar} className={barStyles.bar}>
          <p className={`wrap ${styles.bar}`}>
            <Icon name="info" />
            <span>{words.notPublic(dayOf(review.preview.expiresAt))}</span>
            <a href="#say">{words.jump}</a>
          </p>
        </aside>
        {content}
        <ReviewForm review={review} address={new URL(url).pathname} refused={refused} />
      </>
    ),
  };
}
