import { useFormContext, useWatch } from "react-hook-form";
import { SUGGESTED_ARTICLE_TAGS } from "../../entries/definition/tag.ts";
import type { FieldsProps } from "../../entries/form/screen/entry-screen.tsx";
import { EntrySheet } from "../../entries/form/screen/entry-sheet.tsx";
import { OptionalGroup } from "../../entries/form/screen/optional-group.tsx";
import { PublicationPanel } from "../../entries/form/screen/publication-panel.tsx";
import { RichTextField } from "../../entries/form/screen/rich-text-field.tsx";
import { SourcesField } from "../../entries/form/screen/sources-field.tsx";
import { TagsField } from "../../entries/form/screen/tags-field.tsx";
import { isFullDate } from "../../platform/text/partial-date.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import { writtenDate } from "../../platform/text/written-date.ts";
import { ARTICLE, type ArticleValues } from "./article-definition.ts";

const isToCome = (day: string): boolean => day > siteDay(new Date());

/** The sentence on an article that is not public before its day, else undefined. */
function useScheduled(): string | undefined {
  const { control } = useFormContext<ArticleValues>();
  const publishDate = useWatch({ control, name: "publishDate" });
  if (!isFullDate(publishDate) || !isToCome(publishDate)) return undefined;
  return `Scheduled: becomes public on ${writtenDate(publishDate)}.`;
}

/** What of an article's form does not follow from the table of its fields. */
export function ArticleFields({ stored, told }: FieldsProps<ArticleValues>) {
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
      told={told}
      panels={{
        tags: (
          <section className="panel entrysecond" aria-label="Tags">
            <TagsField kind="article" suggested={SUGGESTED_ARTICLE_TAGS} />
          </section>
        ),
        content: (
          <section className="panel wide" aria-label="Article Content">
            <RichTextField
              sheet={ARTICLE}
              name="content"
              rows={15}
              hint="HTML is supported. A blank line starts a new paragraph, a YouTube link on its own line becomes a video."
            />
          </section>
        ),
        description: (
          <OptionalGroup title="Description" names={["description"]} wide>
            <RichTextField
              sheet={ARTICLE}
              name="description"
              label="Description above the text"
              rows={4}
              hint="Where there is none, the excerpt stands in its place."
              plain
            />
          </OptionalGroup>
        ),
        sources: <SourcesField wide={stored === undefined} />,
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
