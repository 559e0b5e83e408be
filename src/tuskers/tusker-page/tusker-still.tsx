import { ImageCaption } from "../../images/gallery/image-caption.tsx";
import { TuskerImage } from "../../images/shown/image.tsx";
import { useTravellingImage } from "../../images/shown/travelling-image.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import type { TuskerStatus } from "../status.ts";
import type { TuskerRecord } from "./tusker-record.ts";

const SKIES: Record<TuskerStatus, string> = {
  alive: "",
  dead: " An evening sky marks a tusker who has died.",
  missing: " Mist marks a tusker who is missing.",
};

const SIZES = "(min-width: 1440px) 33rem, (min-width: 860px) 40vw, 92vw";

/** His image, which stays in view beside the record: the first image, else the drawn portrait. */
export function TuskerStill({ tusker }: { tusker: TuskerRecord }) {
  const image = tusker.imageDetails[0];
  const travelling = useTravellingImage(`/tuskers/${tusker.slug}`);
  return (
    <figure className="still">
      <div className="r45" style={travelling}>
        <TuskerImage tusker={tusker} aspect="4:5" sizes={SIZES} eager="first" />
      </div>
      {image === undefined ? (
        <figcaption>
          <Icon name="info" />
          <span>
            {tusker.portraitCaption}
            {SKIES[tusker.status]}
          </span>
        </figcaption>
      ) : (
        <ImageCaption image={image} />
      )}
    </figure>
  );
}
