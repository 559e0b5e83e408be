import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Article } from "../../articles/article.ts";
import { PICTURE_SIZES } from "../../artwork/drawn-images.ts";
import type { ImageDetail } from "../entry-images.ts";
import { LIGHT_TYPES, plainForm, sourceSet } from "../shown-variants.ts";
import { toneClass } from "../tone-class.ts";
import { DrawnPicture, type PictureFrame } from "./drawn-image.tsx";
import { Portrait, type PortraitFields } from "./portrait.tsx";

type PhotographProps = PictureFrame & {
  photograph: ImageDetail;
  alt: string;
  onFailure: () => void;
};

/** For browsers that know no source sets, in pixels. */
const PLAIN_WIDTH = 960;

/** A photograph that is wider than its frame is cut at its sides: it is so many times as wide as what is seen of it. */
const sizesBehind = (sizes: string, times: number): string =>
  sizes.replace(/[\d.]+(?=[a-z]+(?:,|$))/g, (length) => `${+(+length * Math.max(1, times)).toFixed(1)}`);

/** Where the focal point is, in steps of a twentieth: classes of images.css, as policy forbids styles in a document. */
const focusClass = ({ focus }: ImageDetail): string =>
  focus === null ? "" : `focus-x-${Math.round(focus.x * 20)} focus-y-${Math.round(focus.y * 20)}`;

/** A photograph in the frame of a drawing: cut to the frame, and so that its focal point stays. */
function Photograph({ photograph, alt, onFailure, aspect, sizes, eager = false, className = "" }: PhotographProps) {
  const image = useRef<HTMLImageElement>(null);
  const [width, height] = PICTURE_SIZES[aspect];
  // What failed before React took the page over has told nobody.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) onFailure();
  }, [onFailure]);
  const shownSizes = sizesBehind(sizes, (photograph.width * height) / (photograph.height * width));
  return (
    <picture>
      {LIGHT_TYPES.map((type) => {
        const forms = sourceSet(photograph, type);
        return forms && <source key={type} type={type} srcSet={forms} sizes={shownSizes} />;
      })}
      <img
        ref={image}
        src={plainForm(photograph, PLAIN_WIDTH).url}
        srcSet={sourceSet(photograph, "image/jpeg") || undefined}
        sizes={shownSizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager === "first" ? "high" : undefined}
        decoding="async"
        onError={onFailure}
        className={`photograph ${focusClass(photograph)} ${toneClass(photograph.placeholder)} ${className}`}
      />
    </picture>
  );
}

type PhotographOrProps = PictureFrame & {
  photograph: ImageDetail | undefined;
  alt: string;
  /** What stands in the frame where there is no photograph, or none that loads. */
  drawing: ReactNode;
};

function PhotographOr({ photograph, drawing, ...rest }: PhotographOrProps) {
  const [failed, setFailed] = useState<string>();
  if (photograph === undefined || failed === photograph.url) return drawing;
  return <Photograph photograph={photograph} onFailure={() => setFailed(photograph.url)} {...rest} />;
}

type TuskerPictureProps = PictureFrame & {
  tusker: PortraitFields & { name: string; imageDetails: ImageDetail[] };
  /** In place of the picture's own words; "" where the text beside it says it all, as on a plate. */
  alt?: string;
};

/** The picture of a tusker: his first photograph, else his drawn portrait, in the same frame. */
export function Picture({ tusker, alt, ...frame }: TuskerPictureProps) {
  const photograph = tusker.imageDetails[0];
  const words = alt ?? photograph?.alt ?? `Photograph of ${tusker.name}`;
  const drawing = <Portrait tusker={tusker} alt={alt} {...frame} />;
  return <PhotographOr photograph={photograph} alt={words} drawing={drawing} {...frame} />;
}

type LandscapePictureProps = PictureFrame & {
  article: Pick<Article, "landscapeUrl" | "imageDetails">;
  /** What a photograph shows, where the page tells it; beside the title a picture stays silent, as a drawn one always. */
  alt?: string;
};

/** The picture of an article: its first photograph, else its drawn landscape, in the same frame. */
export function LandscapePicture({ article, alt = "", ...frame }: LandscapePictureProps) {
  const photograph = article.imageDetails[0];
  const drawing = <DrawnPicture url={article.landscapeUrl} alt="" {...frame} />;
  return <PhotographOr photograph={photograph} alt={alt} drawing={drawing} {...frame} />;
}
