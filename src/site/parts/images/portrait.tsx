import type { Tusker } from "../../../content/tuskers/tusker.ts";
import { Artwork, type ImageFrame } from "./drawn-image.tsx";

export type PortraitFields = Pick<Tusker, "portraitUrl"> & Partial<Pick<Tusker, "portraitAlt">>;

type PortraitProps = ImageFrame & {
  tusker: PortraitFields;
  /** Replaces the drawing's own alternative text; "" where the text beside it says everything, as on a plate. */
  alt?: string;
};

/** The drawn portrait of a tusker. */
export function Portrait({ tusker, alt = tusker.portraitAlt ?? "", ...frame }: PortraitProps) {
  return <Artwork url={tusker.portraitUrl} alt={alt} {...frame} />;
}
