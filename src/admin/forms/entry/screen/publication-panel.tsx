import { useFormContext, useWatch } from "react-hook-form";
import type { EntryKind } from "../../../../platform/ids/entry-kind.ts";
import { PUBLICATION_LABELS, PUBLICATIONS } from "../../../../platform/ids/publication.ts";
import { TextInput } from "../../../../ui/kit/forms/field.tsx";
import { Caution } from "../../../kit/ui/caution.tsx";
import { useOwnRole } from "../../../shell/own-role.tsx";
import type { SharedValues } from "../entry-definition.ts";
import { ChoiceOf } from "../fields/choice-of.tsx";
import { FormSection } from "./form-section.tsx";

const OPTIONS = PUBLICATIONS.map((value) => ({ value, label: PUBLICATION_LABELS[value] }));

type PublicationPanelProps = {
  kind: EntryKind;
  /** The slug of the stored entry. */
  storedSlug: string;
  /** Whether visitors can open the stored entry. */
  isPublic: boolean;
  /** For a scheduled entry: the sentence that says when it becomes public. */
  scheduled?: string | undefined;
};

/** Who can see the stored entry, and at which address. */
export function PublicationPanel({ kind, storedSlug, isPublic, scheduled }: PublicationPanelProps) {
  const { may } = useOwnRole();
  const { control, register, formState } = useFormContext<SharedValues>();
  const [publication, slug] = useWatch({ control, name: ["publication", "slug"] });
  const seen = publication === "draft" ? "Only people who are signed in here can see it." : scheduled;
  return (
    <FormSection
      id="publication"
      title="Publication"
      about="who can see it, and its address"
      count={PUBLICATION_LABELS[publication]}
      names={["publication", "slug"]}
    >
      {isPublic && (
        <p>
          <a className="more" href={`/${kind}s/${storedSlug}`} target="_blank" rel="noreferrer">
            See the page as it is now<span className="sr"> (opens a new tab)</span>
          </a>
        </p>
      )}
      {may("publish") ? (
        <ChoiceOf name="publication" label="State" options={OPTIONS} hint={seen ?? "Everyone can see it."} />
      ) : (
        <p className="hint">
          {publication === "draft"
            ? "This is a draft. Only people who are signed in here can see it; an editor publishes it."
            : "This is published. Readers see your changes once an editor has approved them."}
        </p>
      )}
      <div>
        <TextInput
          label="Address"
          hint={`The last part of the page's address: /${kind}s/${slug || "…"}`}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          {...register("slug")}
          error={formState.errors.slug?.message?.toString()}
        />
        <div role="status">
          {slug !== storedSlug && (
            <Caution>
              Change an address only for a good reason. The old one, /{kind}s/{storedSlug}, will lead to the new one for
              ever and can be given to no other {kind}.
            </Caution>
          )}
        </div>
      </div>
    </FormSection>
  );
}
