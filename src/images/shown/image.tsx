import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Article } from "../../articles/article.ts";
import { FRAME_SIZES } from "../../artwork/drawn-images.ts";
import type { ImageDetail } from "../entry-images.ts";
import { LIGHT_TYPES, plainVariant, sourceSet } from "../shown-variants.ts";
import { toneClass } from "../tone-class.ts";
import { Artwork, type ImageFrame } from "./drawn-image.tsx";
import { Portrait, type PortraitFields } from "./portrait.tsx";

type UploadedImageProps = ImageFrame & {
  image: ImageDetail;
  alt: string;
  onFailure: () => void;
};

/** For browsers that know no source sets, in pixels. */
const PLAIN_WIDTH = 960;

/** An image that is wider than its frame is cut at its sides: it is so many times as wide as what is seen of it. */
const sizesBehind = (sizes: string, times: number): string =>
  sizes.replace(/[\d.]+(?=[a-z]+(?:,|$))/g, (length) => `${+(+length * Math.max(1, times)).toFixed(1)}`);

/** Where the focal point is, in steps of a twentieth: classes of images.css, as policy forbids styles in a document. */
const focusClass = ({ focus }: ImageDetail): string =>
  focus === null ? "" : `focus-x-${Math.round(focus.x * 20)} focus-y-${Math.round(focus.y * 20)}`;

/** An image in the frame of a drawing: cut to the frame, and so that its focal point stays. */
function UploadedImage({ image, alt, onFailure, aspect, sizes, eager = false, className = "" }: UploadedImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const [width, height] = FRAME_SIZES[aspect];
  // What failed before React took the page over has told nobody.
  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth === 0) onFailure();
  }, [onFailure]);
  const shownSizes = sizesBehind(sizes, (image.width * height) / (image.height * width));
  return (
    <picture>
      {LIGHT_TYPES.map((type) => {
        const variants = sourceSet(image, type);
        return variants && <source key={type} type={type} srcSet={variants} sizes={shownSizes} />;
      })}
      <img
        ref={element}
        src={plainVariant(image, PLAIN_WIDTH).url}
        srcSet={sourceSet(image, "image/jpeg") || undefined}
        sizes={shownSizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager === "first" ? "high" : undefined}
        decoding="async"
        onError={onFailure}
        className={`photograph ${focusClass(image)} ${toneClass(image.placeholder)} ${className}`}
      />
    </picture>
  );
}

type ImageOrArtworkProps = ImageFrame & {
  image: ImageDetail | undefined;
  alt: string;
  /** What stands in the frame where there is no image, or none that loads. */
  artwork: ReactNode;
};

function ImageOrArtwork({ image, artwork, ...rest }: ImageOrArtworkProps) {
  const [failed, setFailed] = useState<string>();
  if (image === undefined || failed === image.url) return artwork;
  return <UploadedImage image={image} onFailure={() => setFailed(image.url)} {...rest} />;
}

type TuskerImageProps = ImageFrame & {
  tusker: PortraitFields & { name: string; imageDetails: ImageDetail[] };
  /** In place of the image's own words; "" where the text beside it says it all, as on a plate. */
  alt?: string;
};

/** The image of a tusker: his first image, else his drawn portrait, in the same frame. */
export function TuskerImage({ tusker, alt, ...frame }: TuskerImageProps) {
  const image = tusker.imageDetails[0];
  const words = alt ?? image?.alt ?? `Photograph of ${tusker.name}`;
  const artwork = <Portrait tusker={tusker} alt={alt} {...frame} />;
  return <ImageOrArtwork image={image} alt={words} artwork={artwork} {...frame} />;
}

type ArticleImageProps = ImageFrame & {
  article: Pick<Article, "landscapeUrl" | "imageDetails">;
  /** What an image shows, where the page tells it; beside the title an image stays silent, as a drawn one always. */
  alt?: string;
};

/** The image of an article: its first image, else its drawn landscape, in the same frame. */
export function ArticleImage({ article, alt = "", ...frame }: ArticleImageProps) {
  const image = article.imageDetails[0];
  const artwork = <Artwork url={article.landscapeUrl} alt="" {...frame} />;
  return <ImageOrArtwork image={image} alt={alt} artwork={artwork} {...frame} />;
}
