import { useWatch } from "react-hook-form";
import { PARKS_AND_DISTRICTS } from "../../../content/safety/places/parks-and-districts.ts";
import { nativeNamesOf } from "../../../content/tuskers/native-names.ts";
import type { Controls } from "../../forms/entry/fields/field-control.tsx";
import { RichTextField } from "../../forms/entry/fields/rich-text-field.tsx";
import type { FieldsProps } from "../../forms/entry/screen/entry-screen.tsx";
import { EntrySheet } from "../../forms/entry/screen/entry-sheet.tsx";
import { PublicationPanel } from "../../forms/entry/screen/publication-panel.tsx";
import { SourcesPanel } from "../../forms/entry/screen/sources-panel.tsx";
import { AgeField } from "./age-field.tsx";
import { PortraitPanel } from "./portrait-panel.tsx";
import { ClaimsPanel } from "./record/claims-panel.tsx";
import { EventsPanel } from "./record/events-panel.tsx";
import { FeaturesPanel } from "./record/features/features-panel.tsx";
import { RelationsPanel } from "./record/relations-panel.tsx";
import { useToldByStatus } from "./record/use-status-account.browser.ts";
import { TUSKER, type TuskerValues } from "./tusker-definition.ts";

const CONTROLS: Controls = {
  name: { maxLength: 200, printed: true },
  location: {
    hint: "Park or district only, for wild tuskers.",
    suggestions: PARKS_AND_DISTRICTS,
    printed: true,
  },
  status: { inSight: true },
  age: { byHand: <AgeField /> },
  aliases: {
    noun: "name",
    printed: true,
    hint: "Also in Sinhala and Tamil. Searches find all of them. Suggested spellings follow rules: add one only if it is right.",
  },
  wikidata: { hint: "If Wikidata has an item about him: its number, such as Q42, or its address." },
  ageNote: { hint: "A note on an account of his age says the same, with its source." },
  tusks: { hint: "Features and measured tusks say the same, with their sources." },
  statusAsOf: { hint: "When this was last known: a year, a month or a day." },
};

const placeOfNote = (told: readonly string[]): string =>
  `Change it under ${told.includes("statusNote") ? "Facts and sources" : "Status note"}.`;

/** The parts of a tusker's form that are not generated from the field table. */
export function TuskerFields({ stored, imageEvents }: FieldsProps<TuskerValues>) {
  const told = useToldByStatus();
  const [name, aliases, note] = useWatch<TuskerValues, ["name", "aliases", "statusNote"]>({
    name: ["name", "aliases", "statusNote"],
  });
  const byRule = nativeNamesOf({ name: name ?? "", aliases: aliases ?? [] }).filter(({ origin }) => origin === "rule");
  const controls = {
    ...CONTROLS,
    aliases: { ...CONTROLS.aliases, suggestions: byRule.map((written) => written.name) },
    // The note can only be changed in a section, which is closed: it stands beside the status that it is about.
    status: note ? { ...CONTROLS.status, hint: `“${note}” ${placeOfNote(told)}` } : (CONTROLS.status ?? {}),
    ...Object.fromEntries(told.map((name) => [name, { ...CONTROLS[name], hidden: true }])),
  };
  return (
    <EntrySheet
      sheet={TUSKER}
      controls={controls}
      imageEvents={imageEvents}
      more="The record"
      panels={{
        publication: stored !== undefined && (
          <PublicationPanel kind="tusker" storedSlug={stored.slug} isPublic={stored.publication === "published"} />
        ),
        description: (
          <RichTextField
            sheet={TUSKER}
            name="description"
            rows={20}
            hint="A YouTube link in a paragraph of its own becomes a video."
          />
        ),
        claims: <ClaimsPanel />,
        events: <EventsPanel />,
        features: <FeaturesPanel />,
        relations: <RelationsPanel />,
        sources: <SourcesPanel />,
        portrait: <PortraitPanel />,
      }}
    />
  );
}
