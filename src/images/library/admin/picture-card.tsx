import { Moment } from "../../../admin/ui/timestamp.tsx";
import { writtenBytes } from "../../../admin/ui/written-bytes.ts";
import { Icon } from "../../../platform/ui/icon.tsx";
import { AdminPicture } from "../../stored/admin-image.tsx";
import { formAt } from "../../stored/image-variant.ts";
import type { LibraryPicture } from "../image-library.ts";
import styles from "./library.module.css";
import { PictureUses } from "./picture-uses.tsx";

/** Whether readers are served the picture, and which of its words are missing. */
export function PictureBadges({ picture }: { picture: LibraryPicture }) {
  const { isPublic, alt, credit } = picture;
  return (
    <p className={styles.badges}>
      {isPublic ? (
        <span className="badge good">
          <Icon name="check" />
          Public
        </span>
      ) : (
        <span className="badge plain">
          <Icon name="eye-off" />
          Not public
        </span>
      )}
      {!alt && (
        <span className="badge info">
          <Icon name="triangle-alert" />
          No alternative text
        </span>
      )}
      {!credit && (
        <span className="badge info">
          <Icon name="triangle-alert" />
          No credit
        </span>
      )}
    </p>
  );
}

/** One picture of the library; it is opened by its button. */
export function PictureCard({ picture, onOpen }: { picture: LibraryPicture; onOpen(): void }) {
  const { name, width, height, bytes, createdAt } = picture;
  return (
    <li className={styles.storedpicture}>
      <button type="button" className={styles.look} aria-label={`Open ${name}`} onClick={onOpen}>
        <AdminPicture url={formAt(picture, 480)} alt="" width={width} height={height} />
      </button>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.size}>
          {width} × {height}, {writtenBytes(bytes)}, <Moment at={createdAt} dayOnly />
        </p>
        <PictureBadges picture={picture} />
        <PictureUses picture={picture} />
      </div>
    </li>
  );
}
