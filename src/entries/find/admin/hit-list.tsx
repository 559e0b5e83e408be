import { Link } from "react-router";
import { addressToEdit } from "../../../admin/found-address.ts";
import { Artwork } from "../../../images/shown/drawn-image.tsx";
import { AdminImage } from "../../../images/stored/admin-image.tsx";
import { variantAt } from "../../../images/stored/image-variant.ts";
import { counted } from "../../../platform/text/counted.ts";
import { Icon } from "../../../platform/ui/icon.tsx";
import type { IconName } from "../../../platform/ui/icon-names.ts";
import { MarkedSentence } from "../../../platform/ui/lists/marked-sentence.tsx";
import type { FoundHit } from "../found-hit.ts";
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
