import { siteName } from "../../../../platform/identity/site-identity.ts";
import { contentOf } from "../../../../ui/render/read-answer.ts";
import { definePage } from "../../../page/define-page.ts";
import { PreviewBar } from "./preview-bar.tsx";
import { failureTitle, PreviewFailure } from "./preview-failure.tsx";
import { shownPreview } from "./shown-preview.tsx";
import { words } from "./words.tsx";

const titled = (title: string): string => `${title} | ${siteName()}`;

/** The preview of the token in the address, as the public page of the entry or page would look. */
export const page = definePage({
  read: async ({ api, readers, params: { token = "" }, request }) => {
    const { signal } = request;
    const call = api.api.previews[":token"].$get({ param: { token: encodeURIComponent(token) } }, { init: { signal } });
    const preview = await contentOf(call, { signal, fallback: words.failure.message });
    return { expiresAt: preview.expiresAt, ...(await shownPreview(preview, readers)) };
  },
  // No tags for search engines, cards or feeds: the page has no public address.
  head: ({ name }) => ({ bareTitle: titled(words.title(name)) }),
  screen: ({ expiresAt, content }) => (
    <>
      <PreviewBar expiresAt={expiresAt} />
      {content}
    </>
  ),
  headers: () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" }),
  failure: {
    title: (failed) => titled(failureTitle(failed)),
    screen: (failed) => <PreviewFailure error={failed} />,
  },
});
