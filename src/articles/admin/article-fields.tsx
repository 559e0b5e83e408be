import { useController, useFormContext, useWatch } from "react-hook-form";
import { cautionId, PlaceCaution } from "../../entries/cautions/places-caution.tsx";
import { SUGGESTED_ARTICLE_TAGS } from "../../entries/definition/tag.ts";
import { EntrySheet } from "../../entries/form/screen/entry-sheet.tsx";
import { ImagesPanel, type PicturesTold } from "../../entries/form/screen/images-panel.tsx";
import { OptionalGroup } from "../../entries/form/screen/optional-group.tsx";
import { PublicationPanel } from "../../entries/form/screen/publication-panel.tsx";
import { SourcesField } from "../../entries/form/screen/sources-field.tsx";
import { TagsField } from "../../entries/form/screen/tags-field.tsx";
import { isFullDate } from "../../platform/text/partial-date.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import { writtenDate } from "../../platform/text/written-date.ts";
import { Select, TextArea, TextInput } from "../../platform/ui/forms/field.tsx";
import { RichTextEditor } from "../../rich-text/editor/rich-text-editor.tsx";
import { ARTICLE_CATEGORIES } from "../categories.ts";
import { MAX_CONTENT_LENGTH } from "../fields.ts";
import { ARTICLE_CATEGORY_LABELS } from "../words.en.ts";
import type { ArticleValues } from "./article-values.ts";

const isToCome = (day: string): boolean => day > siteDay(new Date());

/** The sentence on an article that is not public before its day, else undefined. */
function useScheduled(): string | undefined {
  const { control } = useFormContext<ArticleValues>();
  const publishDate = useWatch({ control, name: "publishDate" });
  if (!isFullDate(publishDate) || !isToCome(publishDate)) return undefined;
  return `Scheduled: becomes public on ${writtenDate(publishDate)}.`;
}

/** What stands on cards and above the text. */
function Facts() {
  const { register, formState } = useFormContext<ArticleValues>();
  const { errors } = formState;
  const scheduled = useScheduled();
  return (
    <section className="panel entryfacts" aria-label="The article">
      <div>
        <TextInput
          label="Article Title"
          required
          placeholder="Enter a descriptive title"
          autoComplete="off"
          {...register("title")}
          noteId={cautionId("title")}
          error={errors.title?.message}
        />
        <PlaceCaution of="title" />
      </div>
      <div className="two">
        <Select label="Category" required {...register("category")} error={errors.category?.message}>
          <option value="">Select a category</option>
          {ARTICLE_CATEGORIES.map((value) => (
            <option key={value} value={value}>
              {ARTICLE_CATEGORY_LABELS[value]}
            </option>
          ))}
        </Select>
        <TextInput
          label="Publish Date"
          type="date"
          required
          hint={scheduled ?? "The day in Sri Lanka."}
          {...register("publishDate")}
          error={errors.publishDate?.message}
        />
      </div>
      <TextInput label="Author" required {...register("author")} error={errors.author?.message} />
      <div>
        <TextArea
          label="Excerpt"
          required
          rows={3}
          placeholder="A brief summary of the article (displayed in article cards)"
          {...register("excerpt")}
          noteId={cautionId("excerpt")}
          error={errors.excerpt?.message}
        />
        <PlaceCaution of="excerpt" />
      </div>
    </section>
  );
}

function Content() {
  const { control } = useFormContext<ArticleValues>();
  const { field, fieldState } = useController({ control, name: "content" });
  const pictures = useWatch({ control, name: "pictures" });
  return (
    <section className="panel wide" aria-label="Article Content">
      <RichTextEditor
        id="content"
        label="Article Content"
        required
        rows={15}
        limit={MAX_CONTENT_LENGTH}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ref={field.ref}
        images={pictures.map(({ url, alt, credit, licence }) => ({ url, alt, credit, licence }))}
        hint="HTML is supported. A blank line starts a new paragraph, a YouTube link on its own line becomes a video."
        noteId={cautionId("content")}
        error={fieldState.error?.message}
      />
      <PlaceCaution of="content" />
    </section>
  );
}

function Description() {
  const { control } = useFormContext<ArticleValues>();
  const { field, fieldState } = useController({ control, name: "description" });
  return (
    <OptionalGroup title="Description" names={["description"]} wide>
      <RichTextEditor
        id="description"
        label="Description above the text"
        rows={4}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ref={field.ref}
        images={[]}
        hint="Where there is none, the excerpt stands in its place."
        noteId={cautionId("description")}
        error={fieldState.error?.message}
      />
      <PlaceCaution of="description" />
    </OptionalGroup>
  );
}

type ArticleFieldsProps = {
  /** What is stored; nothing for a new one. */
  stored: ArticleValues | undefined;
  told: PicturesTold;
};

/** All fields of an article: what stands on cards at the left, tags and pictures at the right, the content across. */
export function ArticleFields({ stored, told }: ArticleFieldsProps) {
  const scheduled = useScheduled();
  return (
    <EntrySheet>
      <Facts />
      <section className="panel entrysecond" aria-label="Tags">
        <TagsField kind="article" suggested={SUGGESTED_ARTICLE_TAGS} />
      </section>
      <ImagesPanel kind="article" label="Featured Images" {...told} />
      <Content />
      <Description />
      <SourcesField wide={stored === undefined} />
      {stored !== undefined && (
        <PublicationPanel
          kind="article"
          storedSlug={stored.slug}
          isPublic={stored.publication === "published" && !isToCome(stored.publishDate)}
          scheduled={scheduled}
        />
      )}
    </EntrySheet>
  );
}
