import { PictureCaption } from "../../images/gallery/image-caption.tsx";
import { Picture } from "../../images/shown/image.tsx";
import { useTravellingPicture } from "../../images/shown/travelling-image.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import type { TuskerStatus } from "../status.ts";
import type { TuskerRecord } from "./tusker-record.ts";

const SKIES: Record<TuskerStatus, string> = {
  alive: "",
  dead: " An evening sky marks a tusker who has died.",
  missing: " Mist marks a tusker who is missing.",
};

const SIZES = "(min-width: 1440px) 33rem, (min-width: 860px) 40vw, 92vw";

/** His picture, which stays in view beside the record: the first photograph, else the drawn portrait. */
export function TuskerStill({ tusker }: { tusker: TuskerRecord }) {
  const photograph = tusker.imageDetails[0];
  const travelling = useTravellingPicture(`/tuskers/${tusker.slug}`);
  return (
    <figure className="still">
      <div className="r45" style={travelling}>
        <Picture tusker={tusker} aspect="4:5" sizes={SIZES} eager="first" />
      </div>
      {photograph === undefined ? (
        <figcaption>
          <Icon name="info" />
          <span>
            {tusker.portraitCaption}
            {SKIES[tusker.status]}
          </span>
        </figcaption>
      ) : (
        <PictureCaption image={photograph} />
      )}
    </figure>
  );
}
