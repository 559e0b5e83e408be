import { useFormContext, useWatch } from "react-hook-form";
import { isBlankRichText } from "../../../content/fields/blank-rich-text.ts";
import { FIGURE_FIELDS } from "../../../content/texts/figure.ts";
import type { PageKey } from "../../../content/texts/page.ts";
import { SHIPPED } from "../../../content/texts/shipped/shipped.ts";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { FieldControl } from "../../forms/entry/fields/field-control.tsx";
import { RichTextField } from "../../forms/entry/fields/rich-text-field.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import { CitedField, FiguresField } from "./figures-field.tsx";
import { PAGES } from "./page-definition.ts";
import { PAGE_GROUPS } from "./page-groups.ts";

/** What code tells in a part of a page, which its text only adds to. */
const ADDED: Record<string, string> = {
  cookies: "What is stored in browsers stands above it: the site itself tells that, so that it stays true.",
  retention: "How long the site keeps data stands above it: the site itself tells that, so that it stays true.",
  responsible: "The name and address of the person or body that runs this site. Many laws ask for it.",
  more: "Anything else, with headings of its own.",
};

/** Puts the shipped text of a required part back in one press. */
function PutBack({ pageKey, name, label }: { pageKey: PageKey; name: string; label: string }) {
  const { control, setValue } = useFormContext<Record<string, string>>();
  const value = useWatch({ control, name });
  const shipped = (SHIPPED[pageKey] as Record<string, unknown>)[name];
  if (typeof shipped !== "string" || !isBlankRichText(value ?? "")) return null;
  return (
    <button
      type="button"
      className="btn quiet small"
      onClick={() => setValue(name, shipped, { shouldDirty: true, shouldValidate: true })}
    >
      <Icon name="rotate-ccw" />
      Put the shipped text back<span className="sr">: {label}</span>
    </button>
  );
}

function PageField({ pageKey, name }: { pageKey: PageKey; name: string }) {
  const sheet = PAGES[pageKey];
  const field = sheet.fields[name];
  const label = sheet.labels[name] ?? name;
  const kind = FIGURE_FIELDS[name];
  if (kind !== undefined) return <FiguresField name={name} label={label} kind={kind} />;
  if (field?.kind === "json") return <CitedField name={name} label={label} of="the large figure" />;
  if (field?.kind !== "richText") return <FieldControl sheet={sheet} name={name} controls={{}} />;
  return (
    <>
      <RichTextField sheet={sheet} name={name} rows={8} hint={ADDED[name]} />
      <PutBack pageKey={pageKey} name={name} label={label} />
    </>
  );
}

/** The fields of a page, grouped as the page shows them. */
export function PageFieldsForm({ pageKey }: { pageKey: PageKey }) {
  return (
    <>
      {pageKey === "home" && (
        <p>
          The featured tuskers have a screen of their own.{" "}
          <ButtonLink quiet to="/admin/featured">
            Choose the featured tuskers
          </ButtonLink>
        </p>
      )}
      {PAGE_GROUPS[pageKey].map(({ title, names }) => (
        <Panel key={title} aria-label={title}>
          <h2>{title}</h2>
          {names.map((name) => (
            <PageField key={name} pageKey={pageKey} name={name} />
          ))}
        </Panel>
      ))}
    </>
  );
}
