import day from "../../ui/art/hero-band-day.webp";
import day1280 from "../../ui/art/hero-band-day-1280.avif";
import day2000 from "../../ui/art/hero-band-day-2000.avif";
import night from "../../ui/art/hero-band-night.webp";
import night1280 from "../../ui/art/hero-band-night-1280.avif";
import night2000 from "../../ui/art/hero-band-night-2000.avif";

const BANDS = [
  { className: "only-light", srcSet: `${day1280} 1280w, ${day2000} 2000w`, fallback: day },
  { className: "only-dark", srcSet: `${night1280} 1280w, ${night2000} 2000w`, fallback: night },
];

/**
 * A herd on the far shore, by day and by night, above the footer and at the top of About. Its frame sets its height.
 */
export function HerdBand({ eager = false }: { eager?: boolean }) {
  return BANDS.map(({ className, srcSet, fallback }) => (
    <picture key={className} className="contents">
      <source type="image/avif" srcSet={srcSet} sizes="max(100vw, 36rem)" />
      <img
        className={className}
        src={fallback}
        alt=""
        width={2400}
        height={520}
        // The image of the other mode is hidden, and with lazy loading it is never loaded.
        loading={eager && className === "only-light" ? "eager" : "lazy"}
      />
    </picture>
  ));
}
