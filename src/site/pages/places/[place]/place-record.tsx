import type { ReactNode } from "react";
import type { PlaceDetail } from "../../../../content/lives/places/place-schemas.ts";
import { words as placeWords } from "../../../../content/lives/places/words.ts";
import { placeAddress } from "../../../../content/places/place-address.ts";
import { PlaceLink } from "../../../../content/places/place-link.tsx";
import { placeOf } from "../../../../content/places/places.ts";
import type { Season } from "../../../../content/places/seasons.ts";
import { createMarks, usesOnPage } from "../../../../content/record/texts/marks.ts";
import { DEATH_CAUSE_LABELS } from "../../../../content/record/words.ts";
import { writtenTime } from "../../../../content/record/written-record-date.ts";
import { currentLanguage } from "../../../../platform/languages/current-language.ts";
import { addressIn } from "../../../../platform/languages/language.ts";
import { inEnglish, Marked } from "../../../../platform/languages/stored-text.tsx";
import { ClosedBlock } from "../../../../ui/kit/closed-block/closed-block.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import { placeFeedAddress } from "../../../feeds/feed-addresses.ts";
import { SourcesList } from "../../../parts/citations/sources-list.tsx";
import { Cited } from "../../../parts/record/cited.tsx";
import styles from "./place-record.module.css";
import { RecordedList } from "./recorded-list.tsx";
import { type DeathView, deathViews, recordedViews } from "./recorded-views.ts";
import { words } from "./words.ts";

type SectionProps = { title: string; id: string; printed?: boolean; children: ReactNode };

const Section = ({ title, id, printed = false, children }: SectionProps) => (
  <section className={printed ? "printed" : undefined} aria-labelledby={id}>
    <h3 id={id}>{title}</h3>
    {children}
  </section>
);

const Deaths = ({ deaths }: { deaths: readonly DeathView[] }) => (
  <ul className={styles.events}>
    {deaths.map(({ slug, name, cause, event }) => (
      <li key={slug}>
        <b>{writtenTime(event)}</b>
        <span>
          <PageLink to={`/tuskers/${slug}`} {...inEnglish(name)}>
            {name}
          </PageLink>
          , {DEATH_CAUSE_LABELS[cause ?? "unknown"].toLowerCase()}
          <Cited marks={event.marks} />
        </span>
      </li>
    ))}
  </ul>
);

/** The tuskers of each place of a district. */
const OfEach = ({ inside, recorded }: Pick<PlaceDetail, "inside" | "recorded">) => (
  <dl className={styles.each}>
    {inside.map(({ key }) => (
      <div key={key} data-place={key}>
        <dt>
          <PlaceLink place={key} />
        </dt>
        <dd>
          {recorded
            .filter(({ places }) => places.includes(key))
            .map(({ slug, name }) => (
              <PageLink key={slug} to={`/tuskers/${slug}`} {...inEnglish(name)}>
                {name}
              </PageLink>
            ))}
        </dd>
      </div>
    ))}
  </dl>
);

/** Where the area of a place and its months come from, and what others say of its area. */
function FactSources({ place: { key, areaNote }, season }: { place: PlaceDetail; season: Season | undefined }) {
  const { areaSource } = placeOf(key);
  const lines = [
    areaSource && words.facts.areaFrom(areaSource),
    areaNote,
    season && words.season.from(season.source),
  ].filter((line) => line != null);
  if (lines.length === 0) return null;
  return (
    <Section {...words.factSources} printed>
      {lines.map((line) => (
        <p key={line}>
          <Marked text={line} />
        </p>
      ))}
    </Section>
  );
}

/** What stands behind a place's page: what is told of each tusker there, the deaths, the sources, its files. */
export function PlaceRecord({ place, season }: { place: PlaceDetail; season: Season | undefined }) {
  const { key, name, kind, recorded, tuskersWithin, inside, sources } = place;
  const marks = createMarks(sources);
  const own = recordedViews(
    recorded.filter(({ places }) => places.includes(key)),
    marks,
  );
  const deaths = deathViews(recorded, marks);
  const withTuskers = inside.filter(({ tuskers }) => tuskers > 0);
  const guide = tuskersWithin > 0;
  const { holds } = words;
  const list = [
    own.length > 0 && holds.told,
    withTuskers.length > 0 && holds.ofEach,
    deaths.length > 0 && holds.deaths(deaths.length),
    sources.length > 0 && holds.sources(sources.length),
    guide && holds.guide,
    holds.follow,
  ].filter((part) => part !== false);
  return (
    <ClosedBlock holds={list}>
      {(own.length > 0 || withTuskers.length > 0) && (
        <div>
          {own.length > 0 && (
            <Section {...(kind === "district" ? words.ofDistrict : words.told)}>
              {recorded.length < tuskersWithin && <p>{words.moreTuskers(recorded.length, tuskersWithin)}</p>}
              <RecordedList tuskers={own} />
            </Section>
          )}
          {withTuskers.length > 0 && (
            <Section {...words.ofEach}>
              <OfEach inside={withTuskers} recorded={recorded} />
            </Section>
          )}
        </div>
      )}
      <div>
        {deaths.length > 0 && (
          <Section {...words.deaths}>
            <Deaths deaths={deaths} />
          </Section>
        )}
        <FactSources place={place} season={season} />
        <Section {...words.use}>
          <ul className={styles.files}>
            {guide && (
              <li>
                <a href={addressIn(currentLanguage(), `${placeAddress(key)}/guide.pdf`)}>{placeWords.guide}</a>
              </li>
            )}
            <li>
              <a href={addressIn(currentLanguage(), placeFeedAddress(key))}>{words.follow(name)}</a>
            </li>
          </ul>
        </Section>
        <SourcesList sources={sources} uses={usesOnPage({}, marks.uses())} />
      </div>
    </ClosedBlock>
  );
}
