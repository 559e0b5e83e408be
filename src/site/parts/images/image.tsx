import { artworkUrl, FRAME_SIZES } from "../../../artwork/drawn-images.ts";
import type { Article } from "../../../content/articles/article.ts";
import type { ImageDetail } from "../../../content/images/entry-images.ts";
import { focusClass } from "../../../content/images/focus-class.ts";
import { LIGHT_TYPES, plainVariant, sourceSet } from "../../../content/images/shown-variants.ts";
import { toneClass } from "../../../content/images/tone-class.ts";
import { inEnglish } from "../../../platform/languages/stored-text.tsx";
import { Artwork, type ImageFrame } from "./drawn-image.tsx";
import { Portrait, type PortraitFields } from "./portrait.tsx";
import { words } from "./words.ts";

/** The drawing that stands in for an image. */
type Instead = { url: string; alt: string };

type UploadedImageProps = ImageFrame & {
  image: ImageDetail;
  alt: string;
  /** Shown in its place if it fails to load, by `failed-images.browser.ts`. */
  instead: Instead;
};

/** The width in pixels for browsers without `srcset` support. */
const PLAIN_WIDTH = 960;

/**
 * An image with a wider shape than its frame is cropped at the sides, so `sizes` is multiplied by how much wider it is
 * than its visible part.
 */
const sizesBehind = (sizes: string, times: number): string =>
  sizes.replace(/[\d.]+(?=[a-z]+(?:,|$))/g, (length) => `${+(+length * Math.max(1, times)).toFixed(1)}`);

/** An uploaded image in the frame of a drawing, cropped so that its focal point stays visible. */
function UploadedImage({ image, alt, instead, aspect, sizes, eager = false, className = "" }: UploadedImageProps) {
  const [width, height] = FRAME_SIZES[aspect];
  const shownSizes = sizesBehind(sizes, (image.width * height) / (image.height * width));
  return (
    <picture>
      {LIGHT_TYPES.map((type) => {
        const variants = sourceSet(image, type);
        return variants && <source key={type} type={type} srcSet={variants} sizes={shownSizes} />;
      })}
      <img
        src={plainVariant(image, PLAIN_WIDTH).url}
        srcSet={sourceSet(image, "image/jpeg") || undefined}
        sizes={shownSizes}
        alt={alt}
        {...inEnglish(alt)}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager === "first" ? "high" : undefined}
        decoding="async"
        data-instead={artworkUrl(instead.url, { aspect })}
        data-instead-alt={instead.alt}
        className={`photograph ${focusClass(image)} ${toneClass(image.placeholder)} ${className}`}
      />
    </picture>
  );
}

type TuskerImageProps = ImageFrame & {
  tusker: PortraitFields & { name: string; imageDetails: ImageDetail[] };
  /** Replaces the image's own alternative text; "" where the text beside it says everything, as on a plate. */
  alt?: string;
};

/** The image of a tusker: its first image, otherwise its drawn portrait, in the same frame. */
export function TuskerImage({ tusker, alt, ...frame }: TuskerImageProps) {
  const image = tusker.imageDetails[0];
  if (image === undefined) return <Portrait tusker={tusker} alt={alt} {...frame} />;
  const instead = { url: tusker.portraitUrl, alt: alt ?? tusker.portraitAlt ?? "" };
  return <UploadedImage image={image} alt={alt ?? image.alt ?? words.alt(tusker.name)} instead={instead} {...frame} />;
}

type ArticleImageProps = ImageFrame & {
  article: Pick<Article, "landscapeUrl" | "imageDetails">;
  /** Alternative text, for pages that use it. Beside the title, an image has an empty one, as drawings always do. */
  alt?: string;
};

/** The image of an article: its first image, otherwise its drawn landscape, in the same frame. */
export function ArticleImage({ article, alt = "", ...frame }: ArticleImageProps) {
  const image = article.imageDetails[0];
  if (image === undefined) return <Artwork url={article.landscapeUrl} alt="" {...frame} />;
  return <UploadedImage image={image} alt={alt} instead={{ url: article.landscapeUrl, alt: "" }} {...frame} />;
}
