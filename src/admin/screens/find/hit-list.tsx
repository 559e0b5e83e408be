import { Link } from "react-router";
import type { FoundHit } from "../../../content/find/found-hit.ts";
import { counted } from "../../../platform/text/counted.ts";
import { Artwork } from "../../../site/parts/images/drawn-image.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import type { IconName } from "../../../ui/kit/icon-names.ts";
import { MarkedSentence } from "../../../ui/kit/lists/marked-sentence.tsx";
import { AdminImage } from "../../inputs/stored-images/admin-image.tsx";
import { variantAt } from "../../inputs/stored-images/image-variant.ts";
import { addressToEdit } from "../../kit/found-address.ts";
import styles from "./find.module.css";

const ICONS: Record<FoundHit["kind"], IconName> = {
  tusker: "image",
  article: "file-plus",
  page: "pencil",
  tag: "tag",
  source: "book-marked",
  image: "image",
};

function Picture({ hit: { kind, imageDetails, drawingUrl } }: { hit: FoundHit }) {
  const [image] = imageDetails;
  if (image !== undefined) return <AdminImage url={variantAt(image, 80)} alt="" width={40} height={50} />;
  if (drawingUrl === null) return <Icon name={ICONS[kind]} />;
  return <Artwork url={drawingUrl} aspect={kind === "tusker" ? "4:5" : "3:2"} sizes="40px" thumbnail alt="" />;
}

/** One row a hit: the entry, the place in it, the sentence with the words marked, and the way to change it. */
export const HitList = ({ hits, search }: { hits: readonly FoundHit[]; search: string }) => (
  <ol className={styles.hits}>
    {hits.map((hit) => {
      const { kind, _id, name, path, place, language, text, marks, more, isDraft } = hit;
      return (
        <li key={`${kind} ${_id} ${language} ${path}`}>
          <span className={styles.picture}>
            <Picture hit={hit} />
          </span>
          <p className={styles.where}>
            {name !== text && <b>{name}</b>}
            {name !== text && " · "}
            {place}
            {isDraft && " · draft"}
          </p>
          <Link className="btn quiet small" to={addressToEdit(hit, search)} aria-label={`Edit here: ${name}, ${place}`}>
            <Icon name="pencil" />
            Edit here
          </Link>
          <p className={styles.sentence} lang={language ?? undefined}>
            <MarkedSentence text={text} marks={marks} />
            {more > 0 && <small lang="en"> {counted(more, "more sentence", "more sentences")} in this text</small>}
          </p>
        </li>
      );
    })}
  </ol>
);
