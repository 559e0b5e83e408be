import { Panel } from "../../admin/ui/panel.tsx";
import type { Controls } from "../../entries/form/fields/field-control.tsx";
import { RichTextField } from "../../entries/form/fields/rich-text-field.tsx";
import type { FieldsProps } from "../../entries/form/screen/entry-screen.tsx";
import sheetStyles from "../../entries/form/screen/entry-sheet.module.css";
import { EntrySheet } from "../../entries/form/screen/entry-sheet.tsx";
import { PublicationPanel } from "../../entries/form/screen/publication-panel.tsx";
import { SourcesField } from "../../entries/form/screen/sources-field.tsx";
import { PARKS_AND_DISTRICTS } from "../../safety/places/parks-and-districts.ts";
import { PortraitPanel } from "./portrait-panel.tsx";
import { ClaimsPanel } from "./record/claims-panel.tsx";
import { EventsPanel } from "./record/events-panel.tsx";
import { FeaturesPanel } from "./record/features/features-panel.tsx";
import { RelationsPanel } from "./record/relations-panel.tsx";
import { TUSKER, type TuskerValues } from "./tusker-definition.ts";

const CONTROLS: Controls = {
  name: { maxLength: 200 },
  age: { hint: "In years." },
  location: { hint: "The park or the district, nothing more precise.", suggestions: PARKS_AND_DISTRICTS },
  status: { inSight: true },
  aliases: { noun: "name", hint: "Also in Sinhala and Tamil. Searches cover all of them." },
  bornYear: { placeholder: "1953" },
  heightM: { placeholder: "3.2" },
  ageNote: { placeholder: "About 50 in 2023" },
  tusks: { placeholder: "About 4 ft (1.2 m)" },
  statusAsOf: { hint: "When this was last known: a year, a month or a day." },
};

/** The parts of a tusker's form that are not generated from the field table. */
export function TuskerFields({ stored, imageEvents }: FieldsProps<TuskerValues>) {
  return (
    <EntrySheet
      sheet={TUSKER}
      controls={CONTROLS}
      imageEvents={imageEvents}
      panels={{
        publication: stored !== undefined && (
          <PublicationPanel
            kind="tusker"
            className={sheetStyles.second}
            storedSlug={stored.slug}
            isPublic={stored.publication === "published"}
          />
        ),
        description: (
          <Panel className={sheetStyles.wide} aria-label="Description">
            <RichTextField
              sheet={TUSKER}
              name="description"
              rows={20}
              hint="A YouTube link in a paragraph of its own becomes a video."
            />
          </Panel>
        ),
        claims: <ClaimsPanel />,
        events: <EventsPanel />,
        features: <FeaturesPanel />,
        relations: <RelationsPanel />,
        sources: <SourcesField wide />,
        portrait: <PortraitPanel />,
      }}
    />
  );
}
