import { useQuery } from "@tanstack/react-query";
import { adminApi } from "../../admin/kit/api/admin-api.browser.ts";
import { bodyOf } from "../../admin/kit/api/failure.ts";
import { AdminFailure } from "../../admin/shell/admin-failure.tsx";
import { CHART_SIZES, type ChartName, chartUrl } from "../../artwork/chart-names.ts";
import type { ImageDetail } from "../../content/images/entry-images.ts";
import { ImageCaption } from "../../site/parts/images/gallery/image-caption.tsx";
import { ArticleImage } from "../../site/parts/images/image.tsx";
import { Icon } from "../../ui/kit/icon.tsx";
import { ICON_NAMES } from "../../ui/kit/icon-names.ts";
import { Bone } from "../../ui/kit/loading/bone.tsx";
import plateStyles from "../../ui/kit/plate.module.css";
import ratios from "../../ui/kit/ratio.module.css";
import styles from "./patterns.module.css";
import { Section } from "./section.tsx";

const SAMPLE = { slug: "sample", name: "A sample", location: "Nowhere", category: "domesticated", age: 30 } as const;

/** A portrait as the site draws it from a record, here from an invented one. */
function SamplePortrait() {
  const {
    data: drawn,
    error,
    refetch,
  } = useQuery({
    queryKey: ["sample portrait"],
    queryFn: ({ signal }) => bodyOf(adminApi.api.drawings.portrait.$post({ json: SAMPLE }, { init: { signal } })),
  });
  if (error !== null) return <AdminFailure title="Failed to draw" failure={error} onRetry={refetch} />;
  return (
    <figure>
      {drawn === undefined ? (
        <Bone className={ratios.upright} />
      ) : (
        <img src={drawn.svg} alt={drawn.alt} width="400" height="500" />
      )}
      <figcaption>A portrait, drawn from a record.</figcaption>
    </figure>
  );
}

export function Images({ image }: { image: ImageDetail }) {
  return (
    <Section title="Portraits and images">
      <div className={styles.pictures}>
        <SamplePortrait />
        <figure className={plateStyles.plate}>
          <div className={`${plateStyles.image} ${ratios.landscape}`}>
            <ArticleImage
              article={{ landscapeUrl: image.url, imageDetails: [image] }}
              aspect="3:2"
              sizes="16rem"
              alt={image.alt ?? ""}
            />
          </div>
          <ImageCaption image={image} />
        </figure>
      </div>
    </Section>
  );
}

/** The charts of the articles, which contain their own sources. */
export function Charts() {
  return (
    <Section title="Charts">
      <div className={styles.pictures}>
        {(Object.keys(CHART_SIZES) as ChartName[]).map((name) => {
          const [width, height] = CHART_SIZES[name];
          return (
            <img
              key={name}
              src={chartUrl(name)}
              alt={`Chart: ${name.replaceAll("-", " ")}`}
              width={width}
              height={height}
            />
          );
        })}
      </div>
    </Section>
  );
}

export function Icons() {
  return (
    <Section title="Icons">
      <ul className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
