import type { ReactNode } from "react";
import onwardStyles from "../../../entries/page/onward.module.css";
import { placeAddress } from "../../../places/place-address.ts";
import { PlaceLink } from "../../../places/place-link.tsx";
import { isTooSmall } from "../../../places/places.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { addressIn } from "../../../platform/languages/language.ts";
import { inEnglish } from "../../../platform/languages/stored-text.tsx";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { PageLink } from "../../../platform/ui/page-link.tsx";
import { Cited } from "../../../record/shown/cited.tsx";
import { createMarks, usesOnPage } from "../../../record/shown/marks.ts";
import { DEATH_CAUSE_LABELS } from "../../../record/words.en.ts";
import { writtenTime } from "../../../record/written-record-date.ts";
import { placeFeedAddress } from "../../../site/feeds/feed-addresses.ts";
import { homeTrail } from "../../../site/meta/structured-data.ts";
import { ShareBar } from "../../../site/sharing/share-bar.tsx";
import { SourcesList } from "../../../sources/sources-list.tsx";
import { TUSKER_STATUSES } from "../../status.ts";
import { PlaceList } from "../place-list.tsx";
import type { PlaceDetail, PlaceSummary } from "../place-schemas.ts";
import { words as placeWords } from "../words.en.ts";
import { PlaceFacts } from "./place-facts.tsx";
import styles from "./place-page.module.css";
import { RecordedList } from "./recorded-list.tsx";
import { type DeathView, deathViews, recordedViews } from "./recorded-views.ts";
import { words } from "./words.en.ts";

export const placeTrail = () => [...homeTrail(), { to: "/places", label: placeWords.places }];

/** The place in one sentence. */
export function leadOf({ kind, tuskers, tuskersWithin, statuses }: PlaceSummary): string {
  if (kind === "district") return words.leadOfDistrict(tuskersWithin);
  const states = TUSKER_STATUSES.flatMap((status): [typeof status, number][] =>
    statuses[status] === undefined ? [] : [[status, statuses[status]]],
  );
  return words.lead(tuskers, states);
}

function Section({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const Deaths = ({ deaths }: { deaths: readonly DeathView[] }) => (
  <Section {...words.deaths}>
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
  </Section>
);

/** What lies in a district, each place with the tuskers that are told of it. */
const Inside = ({ inside, recorded }: Pick<PlaceDetail, "inside" | "recorded">) => (
  <Section {...words.inside}>
    <ul className={styles.within}>
      {inside.map(({ key, tuskers }) => (
        <li key={key} data-place={key}>
          <h3>
            <PlaceLink place={key} />
          </h3>
          {tuskers === 0 ? (
            <p className={styles.small}>{words.none}</p>
          ) : (
            <ul className={styles.names}>
              {recorded
                .filter(({ places }) => places.includes(key))
                .map(({ slug, name }) => (
                  <li key={slug}>
                    <PageLink to={`/tuskers/${slug}`} {...inEnglish(name)}>
                      {name}
                    </PageLink>
                  </li>
                ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </Section>
);

/** The page of a park, reserve, home or district. */
export function PlaceScreen({ place }: { place: PlaceDetail }) {
  const { key, name, kind, recorded, tuskersWithin, inside, neighbours, sources, asOf } = place;
  const marks = createMarks(sources);
  const own = recordedViews(
    recorded.filter(({ places }) => places.includes(key)),
    marks,
  );
  const deaths = deathViews(recorded, marks);
  const isDistrict = kind === "district";
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={placeTrail()} here={name} />
      <div className="pagehead">
        <h1>{name}</h1>
        <p>{leadOf(place)}</p>
      </div>
      <div className={styles.place}>
        <PlaceFacts place={place} />
        {kind !== "home" && isTooSmall(key) && <p className={styles.small}>{words.small}</p>}
        <ShareBar path={`/places/${key}`} title={name} excerpt={leadOf(place)} />
      </div>
      {own.length > 0 && (
        <Section {...(isDistrict ? words.ofDistrict : words.recorded)}>
          {recorded.length < tuskersWithin && <p>{words.moreTuskers(recorded.length, tuskersWithin)}</p>}
          <RecordedList tuskers={own} today={asOf} />
        </Section>
      )}
      {inside.length > 0 && <Inside inside={inside} recorded={recorded} />}
      {deaths.length > 0 && <Deaths deaths={deaths} />}
      {neighbours.length > 0 && (
        <Section {...words.neighbours}>
          <div className={styles.narrow}>
            <PlaceList places={neighbours} tellsHomes />
          </div>
        </Section>
      )}
      {tuskersWithin > 0 && (
        <p className={onwardStyles.onward}>
          <a href={addressIn(currentLanguage(), `${placeAddress(key)}/guide.pdf`)}>{placeWords.guide}</a>
        </p>
      )}
      <p className={onwardStyles.onward}>
        <a href={addressIn(currentLanguage(), placeFeedAddress(key))}>{words.follow(name)}</a>
      </p>
      <SourcesList sources={sources} uses={usesOnPage({}, marks.uses())} />
    </div>
  );
}
