import { Picture } from "../picture.tsx";
import { PictureCaption } from "../picture-caption.tsx";
import type { TuskerRecord } from "./tusker-record.ts";

const SIZES = "(min-width: 860px) 26vw, (min-width: 640px) 45vw, 92vw";

/** The photographs after the first, but for those that stand in the text already. */
export function MorePictures({ tusker }: { tusker: TuskerRecord }) {
  const images = tusker.imageDetails
    .slice(1)
    .filter(({ url, variants }) => ![{ url }, ...variants].some((form) => tusker.descriptionHtml.includes(form.url)));
  if (images.length === 0) return null;
  return (
    <section className="mt-s-7" aria-label={`More pictures of ${tusker.name}`}>
      <div className="grid gap-s-5 sm:grid-cols-2">
        {images.map((image) => (
          <figure key={image.url} className="plate">
            <div className="pic r32">
              <Picture tusker={{ ...tusker, imageDetails: [image] }} aspect="3:2" sizes={SIZES} />
            </div>
            <PictureCaption image={image} />
          </figure>
        ))}
      </div>
    </section>
  );
}
