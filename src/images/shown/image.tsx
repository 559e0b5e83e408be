import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Article } from "../../articles/article.ts";
import { FRAME_SIZES } from "../../artwork/drawn-images.ts";
import type { ImageDetail } from "../entry-images.ts";
import { LIGHT_TYPES, plainVariant, sourceSet } from "../shown-variants.ts";
import { toneClass } from "../tone-class.ts";
import { Artwork, type ImageFrame } from "./drawn-image.tsx";
import { Portrait, type PortraitFields } from "./portrait.tsx";
import { words } from "./words.en.ts";

type UploadedImageProps = ImageFrame & {
  image: ImageDetail;
  alt: string;
  onFailure: () => void;
};

/** The width in pixels for browsers without `srcset` support. */
const PLAIN_WIDTH = 960;

/**
 * An image with a wider shape than its frame is cropped at the sides, so `sizes` is multiplied by how much wider it is
 * than its visible part.
 */
const sizesBehind = (sizes: string, times: number): string =>
  sizes.replace(/[\d.]+(?=[a-z]+(?:,|$))/g, (length) => `${+(+length * Math.max(1, times)).toFixed(1)}`);

/** The focal point in steps of 5 %, as classes of images.css: the Content Security Policy forbids inline styles. */
const focusClass = ({ focus }: ImageDetail): string =>
  focus === null ? "" : `focus-x-${Math.round(focus.x * 20)} focus-y-${Math.round(focus.y * 20)}`;

/** An uploaded image in the frame of a drawing, cropped so that its focal point stays visible. */
function UploadedImage({ image, alt, onFailure, aspect, sizes, eager = false, className = "" }: UploadedImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const [width, height] = FRAME_SIZES[aspect];
  // An error before hydration fired no event that React could see.
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
  /** Shown in the frame if there is no image, or if it fails to load. */
  artwork: ReactNode;
};

function ImageOrArtwork({ image, artwork, ...rest }: ImageOrArtworkProps) {
  const [failed, setFailed] = useState<string>();
  if (image === undefined || failed === image.url) return artwork;
  return <UploadedImage image={image} onFailure={() => setFailed(image.url)} {...rest} />;
}

type TuskerImageProps = ImageFrame & {
  tusker: PortraitFields & { name: string; imageDetails: ImageDetail[] };
  /** Replaces the image's own alternative text; "" where the text beside it says everything, as on a plate. */
  alt?: string;
};

/** The image of a tusker: its first image, otherwise its drawn portrait, in the same frame. */
export function TuskerImage({ tusker, alt, ...frame }: TuskerImageProps) {
  const image = tusker.imageDetails[0];
  const shownAlt = alt ?? image?.alt ?? words.alt(tusker.name);
  const artwork = <Portrait tusker={tusker} alt={alt} {...frame} />;
  return <ImageOrArtwork image={image} alt={shownAlt} artwork={artwork} {...frame} />;
}

type ArticleImageProps = ImageFrame & {
  article: Pick<Article, "landscapeUrl" | "imageDetails">;
  /** Alternative text, for pages that use it. Beside the title, an image has an empty one, as drawings always do. */
  alt?: string;
};

/** The image of an article: its first image, otherwise its drawn landscape, in the same frame. */
export function ArticleImage({ article, alt = "", ...frame }: ArticleImageProps) {
  const image = article.imageDetails[0];
  const artwork = <Artwork url={article.landscapeUrl} alt="" {...frame} />;
  return <ImageOrArtwork image={image} alt={alt} artwork={artwork} {...frame} />;
}
