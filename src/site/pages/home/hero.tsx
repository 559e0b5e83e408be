import { langOf } from "../../../content/fields/pieces/lang-of.ts";
import type { ShownPage } from "../../../content/texts/shown-page.ts";
import tallDay from "../../../ui/art/hero-tall-day.webp";
import tallDay480 from "../../../ui/art/hero-tall-day-480.avif";
import tallDay800 from "../../../ui/art/hero-tall-day-800.avif";
import tallDay1080 from "../../../ui/art/hero-tall-day-1080.avif";
import tallNight from "../../../ui/art/hero-tall-night.webp";
import tallNight480 from "../../../ui/art/hero-tall-night-480.avif";
import tallNight800 from "../../../ui/art/hero-tall-night-800.avif";
import tallNight1080 from "../../../ui/art/hero-tall-night-1080.avif";
import wideDay from "../../../ui/art/hero-wide-day.webp";
import wideDay1280 from "../../../ui/art/hero-wide-day-1280.avif";
import wideDay1920 from "../../../ui/art/hero-wide-day-1920.avif";
import wideDay2560 from "../../../ui/art/hero-wide-day-2560.avif";
import wideNight from "../../../ui/art/hero-wide-night.webp";
import wideNight1280 from "../../../ui/art/hero-wide-night-1280.avif";
import wideNight1920 from "../../../ui/art/hero-wide-night-1920.avif";
import wideNight2560 from "../../../ui/art/hero-wide-night-2560.avif";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import styles from "./hero.module.css";
import { words } from "./words.ts";

const SCENES = {
  day: {
    wide: `${wideDay1280} 1280w, ${wideDay1920} 1920w, ${wideDay2560} 2560w`,
    tall: `${tallDay480} 480w, ${tallDay800} 800w, ${tallDay1080} 1080w`,
    wideFallback: wideDay,
    tallFallback: tallDay,
  },
  night: {
    wide: `${wideNight1280} 1280w, ${wideNight1920} 1920w, ${wideNight2560} 2560w`,
    tall: `${tallNight480} 480w, ${tallNight800} 800w, ${tallNight1080} 1080w`,
    wideFallback: wideNight,
    tallFallback: tallNight,
  },
};

/** Up to this width the scene is in portrait format, as in hero.module.css. */
const UPRIGHT = "(max-width: 45em)";

/** The scene covers its frame, which has a minimum height: on narrow screens the sides of a wide scene are cropped. */
const WIDE_SIZES = "max(100vw, 58rem)";
const TALL_SIZES = "max(100vw, 21rem)";

/** `<picture>` cannot react to a class on the body, so there is one per mode, and the styles show one of them. */
function Scene({ mode }: { mode: keyof typeof SCENES }) {
  const { wide, tall, wideFallback, tallFallback } = SCENES[mode];
  const day = mode === "day";
  return (
    <picture className="contents">
      <source media={UPRIGHT} type="image/avif" srcSet={tall} sizes={TALL_SIZES} width={900} height={1350} />
      <source media={UPRIGHT} srcSet={tallFallback} width={900} height={1350} />
      <source type="image/avif" srcSet={wide} sizes={WIDE_SIZES} />
      <img
        className={day ? "only-light" : "only-dark"}
        src={wideFallback}
        alt={words.hero[mode]}
        width={2400}
        height={1100}
        // A hidden image with lazy loading is not loaded at all.
        loading={day ? "eager" : "lazy"}
        fetchPriority={day ? "high" : undefined}
      />
    </picture>
  );
}

type HeroProps = {
  page: ShownPage<"home">;
  /** How many tuskers are published. */
  tuskers: number;
};

/** The top of Home: a scene by day and by night, heading and sentence, and the way to the tuskers. */
export function Hero({ page, tuskers }: HeroProps) {
  const { heroTitle, heroLead } = page.fields;
  return (
    <section className={styles.hero}>
      <div className={styles.art}>
        <Scene mode="day" />
        <Scene mode="night" />
      </div>
      <div className={`wrap ${styles.text}`}>
        <h1 lang={langOf(page, "heroTitle")}>{heroTitle}</h1>
        <p lang={langOf(page, "heroLead")}>{heroLead}</p>
      </div>
      <div className={`wrap ${styles.act}`}>
        <ButtonLink to="/tuskers">
          {tuskers === 0 ? words.featured.browseAll : words.hero.meet(tuskers)}
          <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </section>
  );
}
