import lost from "../../../ui/art/lost.webp";
import lost400 from "../../../ui/art/lost-400.avif";
import lost800 from "../../../ui/art/lost-800.avif";

/** A tusker in the mist, for the Not Found page. */
export function LostArtwork({ className }: { className?: string }) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${lost400} 400w, ${lost800} 800w`}
        sizes="(min-width: 860px) 34rem, min(92vw, 34rem)"
      />
      <img src={lost} alt="" width={1100} height={1100} decoding="async" className={className} />
    </picture>
  );
}
