import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { Claims } from "../../../../content/record/record.ts";
import { CLAIM_PROPERTIES, type ClaimProperty } from "../../../../content/record/vocabulary.ts";
import { CERTAINTY_LABELS, CLAIM_LABELS } from "../../../../content/record/words.ts";
import { writtenRecordDate } from "../../../../content/record/written-record-date.ts";
import type { TuskerStatus } from "../../../../content/tuskers/status.ts";
import { TextInput } from "../../../../ui/kit/forms/field.tsx";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { FormSection } from "../../../forms/entry/screen/form-section.tsx";
import { BLANK_VALUES } from "./blank-values.ts";
import { ClaimValue, writtenClaim } from "./claim-value.tsx";
import styles from "./claims-panel.module.css";
import { CertaintySelect, DateInput } from "./statement-fields.tsx";
import { Statement } from "./statement-list.tsx";
import { errorsIn, type RecordValues, withoutEmpty } from "./use-record-part.browser.ts";
import { useStatusAccount } from "./use-status-account.browser.ts";

type AnyAccount = NonNullable<Claims[ClaimProperty]>[number];
type AnyClaims = Record<string, AnyAccount[] | undefined>;
type StatusAccount = NonNullable<Claims["status"]>[number] | undefined;
type Values = RecordValues & { status: TuskerStatus; age: string };

const remarkOf = ({ certainty, recordedOn, note }: AnyAccount): string =>
  [
    certainty !== "certain" && CERTAINTY_LABELS[certainty],
    recordedOn && `recorded ${writtenRecordDate(recordedOn)}`,
    note,
  ]
    .filter(Boolean)
    .join(" · ");

/** The facts of the record: one line for each account, the leading one first. */
export function ClaimsPanel() {
  const { control, formState, getValues, setValue } = useFormContext<Values>();
  const { field } = useController({ control, name: "claims" });
  const { lead } = useStatusAccount();
  const { error, errorAt } = errorsIn(formState.errors, "claims");
  /** The property whose last account was just added. */
  const [added, setAdded] = useState<ClaimProperty>();
  const claims: AnyClaims = field.value;
  const set = (property: ClaimProperty, accounts: AnyAccount[]) => {
    const { [property]: _before, ...others } = claims;
    field.onChange(accounts.length === 0 ? others : { ...others, [property]: accounts });
    if (property === "status") lead(claims.status?.[0] as StatusAccount, accounts[0] as StatusAccount);
    // Nobody said yet that his age is not known.
    if (property === "age" && accounts.length === 0) setValue("age", "", { shouldDirty: true });
  };
  const add = (property: ClaimProperty) => {
    const value = property === "status" ? getValues("status") : BLANK_VALUES[property];
    set(property, [...(claims[property] ?? []), { value, certainty: "certain", sources: [] } as AnyAccount]);
    setAdded(property);
  };
  const recorded = CLAIM_PROPERTIES.filter((property) => claims[property]?.length);
  const missing = CLAIM_PROPERTIES.filter((property) => !claims[property]?.length);
  return (
    <FormSection
      id="claims"
      title="Facts and sources"
      about="status, birth, age, height, tusks …"
      count={`${recorded.length} of ${CLAIM_PROPERTIES.length}`}
      names={["claims"]}
      hint="If sources disagree, add each version. The starred one appears in lists."
      error={error}
    >
      {recorded.map((property) => {
        const accounts = claims[property] ?? [];
        const change = (index: number, fields: Partial<AnyAccount>) =>
          set(
            property,
            accounts.map((account, at) => (at === index ? withoutEmpty({ ...account, ...fields }) : account)),
          );
        return (
          // biome-ignore lint/a11y/useSemanticElements: the heading is the name.
          <div key={property} role="group" aria-labelledby={`claims-${property}`} className={styles.property}>
            <h3 id={`claims-${property}`}>{CLAIM_LABELS[property]}</h3>
            <div>
              {accounts.map((account, index) => {
                const words = writtenClaim(property, account.value);
                return (
                  <Statement
                    // biome-ignore lint/suspicious/noArrayIndexKey: accounts have no id, and two may be alike.
                    key={`${accounts.length} ${index}`}
                    words={words || "Nothing yet"}
                    remark={remarkOf(account)}
                    name={`${CLAIM_LABELS[property]}, ${words || "nothing yet"}`}
                    leads={index === 0}
                    sources={account.sources}
                    onSources={(sources) => change(index, { sources })}
                    path={`claims.${property}.${index}`}
                    error={errorAt(`${property}.${index}`)}
                    startsOpen={added === property && index === accounts.length - 1}
                    removeLabel="Remove account"
                    onRemove={() => set(property, accounts.toSpliced(index, 1))}
                  >
                    <ClaimValue
                      property={property}
                      value={account.value}
                      onChange={(value) => change(index, { value })}
                    />
                    <CertaintySelect value={account.certainty} onChange={(certainty) => change(index, { certainty })} />
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
                      <button
                        type="button"
                        className="btn quiet small"
                        onClick={() => set(property, [account, ...accounts.toSpliced(index, 1)])}
                      >
                        <Icon name="star" />
                        Let this account lead
                      </button>
                    )}
                  </Statement>
                );
              })}
              <button type="button" className={`linklike ${styles.another}`} onClick={() => add(property)}>
                Another account<span className="sr"> of {CLAIM_LABELS[property]}</span>
              </button>
            </div>
          </div>
        );
      })}
      <p className={styles.missing}>
        Not recorded:
        {missing.map((property, index) => (
          <button
            key={property}
            type="button"
            className="btn quiet small"
            ref={index === 0 ? (button) => field.ref(button && { focus: () => button.focus() }) : undefined}
            onClick={() => add(property)}
          >
            <Icon name="plus" />
            {CLAIM_LABELS[property]}
          </button>
        ))}
        {missing.length === 0 && " nothing is missing."}
      </p>
    </FormSection>
  );
}
