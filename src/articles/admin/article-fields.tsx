import { useFormContext, useWatch } from "react-hook-form";
import { Panel } from "../../admin/ui/panel.tsx";
import { SUGGESTED_ARTICLE_TAGS } from "../../entries/definition/tag.ts";
import { RichTextField } from "../../entries/form/fields/rich-text-field.tsx";
import { TagsField } from "../../entries/form/fields/tags-field.tsx";
import type { FieldsProps } from "../../entries/form/screen/entry-screen.tsx";
import sheetStyles from "../../entries/form/screen/entry-sheet.module.css";
import { EntrySheet } from "../../entries/form/screen/entry-sheet.tsx";
import { OptionalGroup } from "../../entries/form/screen/optional-group.tsx";
import { PublicationPanel } from "../../entries/form/screen/publication-panel.tsx";
import { SourcesPanel } from "../../entries/form/screen/sources-panel.tsx";
import { isFullDate } from "../../platform/text/partial-date.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import { writtenDate } from "../../platform/text/written-date.ts";
import { ARTICLE, type ArticleValues } from "./article-definition.ts";

const isToCome = (day: string): boolean => day > siteDay(new Date());

/** A notice for an article that becomes public on a future day; undefined for all others. */
function useScheduled(): string | undefined {
  const { control } = useFormContext<ArticleValues>();
  const publishDate = useWatch({ control, name: "publishDate" });
  if (!isFullDate(publishDate) || !isToCome(publishDate)) return undefined;
  return `Scheduled: becomes public on ${writtenDate(publishDate)}.`;
}

/** The parts of an article's form that are not generated from the field table. */
export function ArticleFields({ stored, imageEvents }: FieldsProps<ArticleValues>) {
  const scheduled = useScheduled();
  const controls = {
    title: { placeholder: "Enter a descriptive title" },
    publishDate: { hint: scheduled ?? "The day in Sri Lanka." },
    author: { autoComplete: "on" },
    excerpt: { placeholder: "A brief summary of the article (displayed in article cards)" },
  };
  return (
    <EntrySheet
      sheet={ARTICLE}
      controls={controls}
      imageEvents={imageEvents}
      panels={{
        tags: (
          <Panel className={sheetStyles.second} aria-label="Tags">
            <TagsField kind="article" suggested={SUGGESTED_ARTICLE_TAGS} />
          </Panel>
        ),
        content: (
          <Panel className={sheetStyles.wide} aria-label="Article Content">
            <RichTextField
              sheet={ARTICLE}
              name="content"
              rows={15}
              hint="HTML is supported. A YouTube link in a paragraph of its own becomes a video."
            />
          </Panel>
        ),
        description: (
          <OptionalGroup title="Description" names={["description"]} wide>
            <RichTextField
              sheet={ARTICLE}
              name="description"
              label="Description above the text"
              rows={4}
              hint="If empty, the excerpt is shown instead."
              plain
            />
          </OptionalGroup>
        ),
        sources: <SourcesPanel wide={stored === undefined} />,
        publication: stored !== undefined && (
          <PublicationPanel
            kind="article"
            storedSlug={stored.slug}
            isPublic={stored.publication === "published" && !isToCome(stored.publishDate)}
            scheduled={scheduled}
          />
        ),
      }}
    />
  );
}
