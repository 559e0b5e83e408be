import { Fragment } from "react";
import { useController, useFormContext } from "react-hook-form";
import { TextInput } from "../../../platform/ui/forms/field.tsx";
import { Icon } from "../../../platform/ui/icon.tsx";
import type { Claims } from "../../../record/record.ts";
import { CLAIM_PROPERTIES, type ClaimProperty } from "../../../record/vocabulary.ts";
import { CLAIM_LABELS } from "../../../record/words.en.ts";
import { BLANK_VALUES, ClaimValue, writtenClaim } from "./claim-value.tsx";
import styles from "./claims-panel.module.css";
import { CertaintySelect, DateInput, SourceKeysInput } from "./statement-fields.tsx";
import { RecordPanel, Statement } from "./statement-list.tsx";
import type { RecordValues } from "./use-record-part.browser.ts";

type AnyAccount = NonNullable<Claims[ClaimProperty]>[number];

/** The facts of the record: one line for each account, the leading one first. */
export function ClaimsPanel() {
  const { control } = useFormContext<RecordValues>();
  const { field, fieldState } = useController({ control, name: "claims" });
  const claims: Record<string, AnyAccount[] | undefined> = field.value;
  const set = (property: ClaimProperty, accounts: AnyAccount[]) => {
    const { [property]: _before, ...others } = claims;
    field.onChange(accounts.length === 0 ? others : { ...others, [property]: accounts });
  };
  return (
    <RecordPanel
      id="claims-heading"
      title="Facts and their sources"
      hint="Where sources differ, add an account for each. The first one leads: lists and cards show it."
      error={fieldState.error?.message}
    >
      {CLAIM_PROPERTIES.map((property, at) => {
        const accounts = claims[property] ?? [];
        const change = (index: number, fields: Partial<AnyAccount>) =>
          set(
            property,
            accounts.map((account, other) => (other === index ? ({ ...account, ...fields } as AnyAccount) : account)),
          );
        const lead = (index: number) =>
          set(property, [accounts[index] as AnyAccount, ...accounts.filter((_, other) => other !== index)]);
        return (
          <div key={property} className={styles.property}>
            <h3>{CLAIM_LABELS[property]}</h3>
            {accounts.map((account, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: accounts have no id, and two may be alike.
              <Fragment key={`${accounts.length} ${index}`}>
                <Statement
                  summary={[writtenClaim(property, account.value), account.sources.join(" ")]
                    .filter(Boolean)
                    .join(" · ")}
                  removeLabel="Remove account"
                  onRemove={() => set(property, accounts.toSpliced(index, 1))}
                >
                  <ClaimValue
                    property={property}
                    value={account.value}
                    onChange={(value) => change(index, { value })}
                  />
                  <CertaintySelect value={account.certainty} onChange={(certainty) => change(index, { certainty })} />
                  <SourceKeysInput value={account.sources} onChange={(sources) => change(index, { sources })} />
                  <DateInput
                    label="Recorded on"
                    value={account.recordedOn}
                    onChange={(recordedOn) => change(index, { recordedOn })}
                  />
                  <TextInput
                    label="Note"
                    value={account.note ?? ""}
                    onChange={({ target }) => change(index, { note: target.value || undefined })}
                  />
                  {index > 0 && (
                    <button type="button" className="btn quiet small" onClick={() => lead(index)}>
                      <Icon name="star" />
                      Let this account lead
                    </button>
                  )}
                </Statement>
              </Fragment>
            ))}
            <button
              type="button"
              className="btn quiet small"
              ref={at === 0 ? (button) => field.ref(button && { focus: () => button.focus() }) : undefined}
              onClick={() =>
                set(property, [
                  ...accounts,
                  { value: BLANK_VALUES[property], certainty: "certain", sources: [] } as AnyAccount,
                ])
              }
            >
              <Icon name="plus" />
              Add {accounts.length === 0 ? "a source" : "another account"}
            </button>
          </div>
        );
      })}
    </RecordPanel>
  );
}
