import type { LibraryPicture } from "../../../domain/images/picture-library.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskPicture } from "../desk/desk-picture.tsx";
import { Moment } from "../desk/moment.tsx";
import { formAt } from "../desk/picture-form.ts";
import { writtenBytes } from "../desk/written-bytes.ts";
import { PictureUses } from "./picture-uses.tsx";

/** Whether readers are served the picture, and which of its words are missing. */
export function PictureBadges({ picture }: { picture: LibraryPicture }) {
  const { isPublic, alt, credit } = picture;
  return (
    <p className="badges">
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
    <li className="storedpicture">
      <button type="button" className="look" aria-label={`Open ${name}`} onClick={onOpen}>
        <DeskPicture url={formAt(picture, 480)} alt="" width={width} height={height} />
      </button>
      <div className="about">
        <p className="name">{name}</p>
        <p className="size">
          {width} × {height}, {writtenBytes(bytes)}, <Moment at={createdAt} dayOnly />
        </p>
        <PictureBadges picture={picture} />
        <PictureUses picture={picture} />
      </div>
    </li>
  );
}
