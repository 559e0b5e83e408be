import { PLACE_KINDS, type PlaceKey, placeOf } from "../../../../../../content/places/places.ts";
import { PLACE_NAMES } from "../../../../../../content/places/words.ts";
import { currentLanguage } from "../../../../../../platform/languages/current-language.ts";
import { addressIn } from "../../../../../../platform/languages/language.ts";
import { PageLink } from "../../../../../../ui/kit/page-link.tsx";
import type { LetterKind } from "../../../../letter.ts";
import {
  ABOUT,
  LETTER_LICENCES,
  LONGEST,
  MOST_PHOTOGRAPH_BYTES,
  TRAP,
  type TypedTexts,
} from "../../../../letter-fields.ts";
import { FieldError, LetterField } from "./letter-field.tsx";
import styles from "./tell-page.module.css";
import type { ToldForm } from "./told-form.ts";
import { aboutLabel, words } from "./words.tsx";

type PartProps = { texts: TypedTexts; errors: ToldForm["errors"] };

function Choice({
  name,
  value,
  label,
  hint,
  texts,
}: {
  name: "kind" | "permission";
  value: string;
  label: string;
  hint?: string;
  texts: TypedTexts;
}) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} value={value} defaultChecked={texts[name] === value} />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  );
}

function Correction({ texts, errors }: PartProps) {
  const { about, wrong, right, source } = words;
  return (
    <div className={styles.correction}>
      <LetterField name="about" label={about.label} error={errors.about}>
        {(ids) => (
          <select {...ids} defaultValue={texts.about ?? ""}>
            <option value="">{words.choose}</option>
            {ABOUT.map((key) => (
              <option key={key} value={key}>
                {aboutLabel(key)}
              </option>
            ))}
          </select>
        )}
      </LetterField>
      <LetterField name="wrong" {...wrong} error={errors.wrong}>
        {(ids) => <textarea {...ids} rows={2} maxLength={LONGEST.wrong} defaultValue={texts.wrong} />}
      </LetterField>
      <LetterField name="right" {...right} error={errors.right}>
        {(ids) => <textarea {...ids} rows={3} maxLength={LONGEST.right} defaultValue={texts.right} />}
      </LetterField>
      <LetterField name="source" {...source} error={errors.source}>
        {(ids) => <input {...ids} autoComplete="off" maxLength={LONGEST.source} defaultValue={texts.source} />}
      </LetterField>
      <label className={styles.tick}>
        <input type="checkbox" name="seen" defaultChecked={texts.seen !== undefined} />
        {words.seen}
      </label>
    </div>
  );
}

function When({ texts, errors }: PartProps) {
  return (
    <fieldset className={styles.when}>
      <legend>{words.when}</legend>
      <LetterField name="month" label={words.month} error={errors.month}>
        {(ids) => (
          <select {...ids} defaultValue={texts.month ?? ""}>
            <option value="">{words.choose}</option>
            {words.months.map((month, index) => (
              <option key={month} value={String(index + 1).padStart(2, "0")}>
                {month}
              </option>
            ))}
          </select>
        )}
      </LetterField>
      <LetterField name="year" label={words.year} error={errors.year}>
        {(ids) => <input {...ids} inputMode="numeric" autoComplete="off" maxLength={4} defaultValue={texts.year} />}
      </LetterField>
    </fieldset>
  );
}

function PlaceField({ texts, errors, places }: PartProps & { places: readonly PlaceKey[] }) {
  return (
    <LetterField name="place" label={words.place.label} hint={words.place.hint} error={errors.place}>
      {(ids) => (
        <select {...ids} defaultValue={texts.place ?? ""}>
          <option value="">{words.choose}</option>
          {PLACE_KINDS.map((kind) => {
            const ofKind = places.filter((key) => placeOf(key).kind === kind);
            if (ofKind.length === 0) return null;
            return (
              <optgroup key={kind} label={words.place.kinds[kind]}>
                {ofKind.map((key) => (
                  <option key={key} value={key}>
                    {PLACE_NAMES[key]}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </select>
      )}
    </LetterField>
  );
}

type PhotographProps = PartProps & {
  places: readonly PlaceKey[];
  /** Whether it was sent before: a browser does not send a chosen file again by itself. */
  isAgain: boolean;
};

function Photograph({ texts, errors, places, isAgain }: PhotographProps) {
  const { file, maker, licence, permission, note } = words;
  return (
    <div className={styles.photograph}>
      <LetterField
        name="file"
        label={file.label}
        hint={file.hint}
        error={errors.file ?? (isAgain ? file.again : undefined)}
      >
        {(ids) => <input {...ids} type="file" accept="image/*" />}
      </LetterField>
      <LetterField name="maker" {...maker} error={errors.maker}>
        {(ids) => <input {...ids} autoComplete="name" maxLength={LONGEST.maker} defaultValue={texts.maker} />}
      </LetterField>
      <LetterField name="licence" label={licence.label} error={errors.licence}>
        {(ids) => (
          <select {...ids} defaultValue={texts.licence ?? ""}>
            <option value="">{words.choose}</option>
            {LETTER_LICENCES.map((key) => (
              <option key={key} value={key}>
                {licence.options[key]}
              </option>
            ))}
          </select>
        )}
      </LetterField>
      <When texts={texts} errors={errors} />
      <PlaceField texts={texts} errors={errors} places={places} />
      <fieldset className={styles.choices} aria-describedby="letter-permission-error">
        <legend>{permission.legend}</legend>
        <Choice name="permission" value="own" label={permission.own} texts={texts} />
        <Choice name="permission" value="permitted" label={permission.permitted} texts={texts} />
        <FieldError name="permission" error={errors.permission} />
      </fieldset>
      <LetterField name="note" {...note} error={errors.note}>
        {(ids) => <textarea {...ids} rows={2} maxLength={LONGEST.note} defaultValue={texts.note} />}
      </LetterField>
    </div>
  );
}

type LetterFormProps = {
  slug: string;
  /** What is chosen at first. */
  kind: LetterKind;
  places: readonly PlaceKey[];
  told: ToldForm | undefined;
};

/**
 * The form of a letter. It needs no script: the kind that is chosen decides by style sheet which fields are shown. The
 * script of the page only keeps the photograph when something else is wrong.
 */
export function LetterForm({ slug, kind, places, told }: LetterFormProps) {
  const { errors = {} } = told ?? {};
  const texts: TypedTexts = { kind, ...told?.texts };
  const hasErrors = Object.keys(errors).length > 0;
  const failure = told === undefined ? undefined : hasErrors ? words.wrongFields : told.failure;
  return (
    <form
      method="post"
      action={addressIn(currentLanguage(), `/tuskers/${slug}/tell`)}
      encType="multipart/form-data"
      noValidate
      className={`form ${styles.form}`}
      data-kept=""
      data-letter-form=""
      data-most-bytes={MOST_PHOTOGRAPH_BYTES}
      data-too-large={words.tooLarge}
      data-unreachable={words.unreachable}
      data-wrong-fields={words.wrongFields}
    >
      <p className={styles.failure} role="alert" data-letter-failure="" tabIndex={-1} hidden={failure === undefined}>
        {failure}
      </p>
      <fieldset className={styles.choices}>
        <legend>{words.kind.legend}</legend>
        <Choice
          name="kind"
          value="correction"
          label={words.kind.correction}
          hint={words.kind.correctionHint}
          texts={texts}
        />
        <Choice
          name="kind"
          value="photograph"
          label={words.kind.photograph}
          hint={words.kind.photographHint}
          texts={texts}
        />
        <FieldError name="kind" error={errors.kind} />
      </fieldset>
      <Correction texts={texts} errors={errors} />
      <Photograph texts={texts} errors={errors} places={places} isAgain={told?.texts.kind === "photograph"} />
      <LetterField name="name" {...words.name} error={errors.name}>
        {(ids) => <input {...ids} autoComplete="name" maxLength={LONGEST.name} defaultValue={texts.name} />}
      </LetterField>
      <div className="sr" aria-hidden="true">
        <label>
          {words.trap}
          <input name={TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="tusker" value={slug} />
      <p className={styles.kept}>{words.kept(<PageLink to="/privacy-policy">{words.privacyPolicy}</PageLink>)}</p>
      <div>
        <button type="submit" className="btn" data-sending={words.sending}>
          {words.send}
        </button>
      </div>
    </form>
  );
}
