import type { ReactNode } from "react";
import { redirect } from "react-router";
import type { Preview } from "../../../../content/previews/preview.ts";
import type { Review } from "../../../../content/review/review-link.ts";
import { languageOf } from "../../../../platform/languages/language.ts";
import { ButtonLink } from "../../../../ui/kit/button-link.tsx";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { readFailure } from "../../../../ui/render/load-failure.ts";
import { contentOf } from "../../../../ui/render/read-answer.ts";
import { definePage, type PageRequest, SECRET_ADDRESS } from "../../../page/define-page.ts";
import { NotFoundScreen } from "../../../parts/not-found/not-found-screen.tsx";
import barStyles from "../../preview/[token]/preview-bar.module.css";
import { shownPreview } from "../../preview/[token]/shown-preview.tsx";
import { words as failureWords } from "./failure-words.ts";
import { dayOf, ReviewForm } from "./review-form.tsx";
import styles from "./review-page.module.css";
import { type Refused, sendRemark } from "./send-remark.ts";
import { words } from "./words.ts";

const withoutRelated = (preview: Preview): Preview => (preview.kind === "page" ? preview : { ...preview, related: [] });

type Reviewed = { review: Review; name: string; content: ReactNode; address: string; refused: Refused | undefined };

function ReviewScreen({ review, content, address, refused }: Reviewed) {
  return (
    <>
      <aside aria-label={words.bar} className={barStyles.bar}>
        <p className={`wrap ${styles.bar}`}>
          <Icon name="info" />
          <span>{words.notPublic(dayOf(review.preview.expiresAt))}</span>
          <a href="#say">{words.jump}</a>
        </p>
      </aside>
      {content}
      <ReviewForm review={review} address={address} refused={refused} />
    </>
  );
}

/** Stores what was sent, and redirects to the same page, so that a reload sends nothing again. @returns why it was refused */
async function send({ api, params: { token = "" }, request, form }: PageRequest): Promise<Refused | undefined> {
  if (form === undefined) return undefined;
  const refused = await sendRemark(api, token, form);
  if (refused === undefined) throw redirect(`${languageOf(new URL(request.url).pathname).path}#say`, 303);
  return refused;
}

/** The page of a review link: the text as it would be, and the form for what the expert says. */
export const page = definePage<Reviewed>({
  read: async (input) => {
    const refused = await send(input);
    const { api, readers, params, request } = input;
    const { url, signal } = request;
    const param = { token: encodeURIComponent(params.token ?? "") };
    const call = api.api.reviews[":token"].$get({ param }, { init: { signal } });
    const review = await contentOf(call, { signal, fallback: failureWords.failure.message });
    // An expert is asked about this text alone, so no other entries are offered.
    const shown = await shownPreview(withoutRelated(review.preview), readers);
    return { ...shown, review, address: new URL(url).pathname, refused };
  },
  status: ({ refused }) => refused?.status ?? 200,
  head: ({ name }) => ({ title: words.title(name), description: words.title(name), path: undefined, listed: false }),
  screen: (reviewed) => <ReviewScreen {...reviewed} />,
  headers: () => SECRET_ADDRESS,
  failure: {
    title: () => failureWords.failure.title,
    screen: (failed) => {
      const { status, message } = readFailure(failed, failureWords.failure.message);
      return (
        <NotFoundScreen status={status} title={failureWords.failure.title} message={message}>
          <ButtonLink to="/">{failureWords.failure.home}</ButtonLink>
        </NotFoundScreen>
      );
    },
  },
});
