import { useFormContext, useWatch } from "react-hook-form";
import { isBlankRichText } from "../../../content/fields/blank-rich-text.ts";
import { SUGGESTED_ARTICLE_TAGS } from "../../../content/fields/tag.ts";
import { isFullDate } from "../../../platform/text/dates/partial-date.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import { RichTextField } from "../../forms/entry/fields/rich-text-field.tsx";
import type { FieldsProps } from "../../forms/entry/screen/entry-screen.tsx";
import { EntrySheet } from "../../forms/entry/screen/entry-sheet.tsx";
import { FormSection } from "../../forms/entry/screen/form-section.tsx";
import { PublicationPanel } from "../../forms/entry/screen/publication-panel.tsx";
import { SourcesPanel } from "../../forms/entry/screen/sources-panel.tsx";
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
  const description = useWatch<ArticleValues, "description">({ name: "description" });
  const controls = {
    tags: { suggestions: SUGGESTED_ARTICLE_TAGS },
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
      more="More"
      panels={{
        content: (
          <RichTextField
            sheet={ARTICLE}
            name="content"
            rows={15}
            hint="HTML is supported. A YouTube link in a paragraph of its own becomes a video."
          />
        ),
        description: (
          <FormSection
            id="above-the-text"
            title="Description"
            about="above the text, instead of the excerpt"
            count={isBlankRichText(description) ? 0 : 1}
            names={["description"]}
          >
            <RichTextField
              sheet={ARTICLE}
              name="description"
              label="Description above the text"
              rows={4}
              hint="If empty, the excerpt is shown instead."
              plain
            />
          </FormSection>
        ),
        sources: <SourcesPanel />,
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
