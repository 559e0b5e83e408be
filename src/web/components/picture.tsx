import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Article } from "../../domain/articles/article.ts";
import { PICTURE_SIZES } from "../../domain/images/drawn-pictures.ts";
import type { ImageDetail } from "../../domain/images/entry-images.ts";
import { DrawnPicture, type PictureFrame } from "./drawn-picture.tsx";
import { Portrait, type PortraitFields } from "./portrait.tsx";

type PhotographProps = PictureFrame & {
  photograph: ImageDetail;
  alt: string;
  onFailure: () => void;
};

/** A photograph in the frame of a drawing: cut to the frame, and so that the head stays. */
function Photograph({ photograph, alt, onFailure, aspect, sizes, eager = false, className = "" }: PhotographProps) {
  const image = useRef<HTMLImageElement>(null);
  const [width, height] = PICTURE_SIZES[aspect];
  // What failed before React took the page over has told nobody.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) onFailure();
  }, [onFailure]);
  const smaller = photograph.variants.map((variant) => `${variant.url} ${variant.width}w`);
  return (
    <img
      ref={image}
      src={photograph.url}
      srcSet={smaller.length === 0 ? undefined : [...smaller, `${photograph.url} ${photograph.width}w`].join(", ")}
      sizes={smaller.length === 0 ? undefined : sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager === "first" ? "high" : undefined}
      decoding="async"
      onError={onFailure}
      className={`object-cover object-[50%_30%] ${className}`}
    />
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
