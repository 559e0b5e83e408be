import type { LibraryImage } from "../../../content/image-library/image-library.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { AdminImage } from "../../inputs/stored-images/admin-image.tsx";
import { variantAt } from "../../inputs/stored-images/image-variant.ts";
import { Badge } from "../../kit/ui/badge.tsx";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { writtenBytes } from "../../kit/ui/written-bytes.ts";
import { ImageUses } from "./image-uses.tsx";
import styles from "./library.module.css";

/** Whether the image is public, and which of its texts are missing. */
export function ImageBadges({ image }: { image: LibraryImage }) {
  const { isPublic, alt, credit } = image;
  return (
    <p className={styles.badges}>
      {isPublic ? (
        <Badge tone="good">
          <Icon name="check" />
          Public
        </Badge>
      ) : (
        <Badge tone="plain">
          <Icon name="eye-off" />
          Not public
        </Badge>
      )}
      {!alt && (
        <Badge tone="info">
          <Icon name="triangle-alert" />
          No alternative text
        </Badge>
      )}
      {!credit && (
        <Badge tone="info">
          <Icon name="triangle-alert" />
          No credit
        </Badge>
      )}
    </p>
  );
}

/** One image of the library, as a card with a button that opens it. */
export function ImageCard({ image, onOpen }: { image: LibraryImage; onOpen(): void }) {
  const { name, width, height, bytes, createdAt } = image;
  return (
    <li className={styles.storedpicture}>
      <button type="button" className={styles.look} aria-label={`Open ${name}`} onClick={onOpen}>
        <AdminImage url={variantAt(image, 480)} alt="" width={width} height={height} />
      </button>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.size}>
          {width} × {height}, {writtenBytes(bytes)}, <Timestamp at={createdAt} dayOnly />
        </p>
        <ImageBadges image={image} />
        <ImageUses image={image} />
      </div>
    </li>
  );
}
