import { LANGUAGE_LABELS, SITE_TEXTS, type SiteText } from "../../../content/settings/site/site-settings.ts";
import { SHIPPED_TEXTS } from "../../../platform/identity/shipped-texts.ts";
import { LANGUAGES, type Language } from "../../../platform/languages/language.ts";
import { TextArea, TextInput } from "../../../ui/kit/forms/field.tsx";
import styles from "./settings.module.css";
import type { FormState } from "./use-site-form.browser.ts";

/** One text of the site in its three languages. What is shipped stands in grey where nothing is set. */
export function TextFields({ text, label, form }: { text: SiteText; label: string; form: FormState }) {
  const field = (language: Language) => {
    const { value, error, theirs } = form.field(`${text}.${language}`);
    const shared = {
      label: language === "en" ? label : `${label} in ${LANGUAGE_LABELS[language]}`,
      lang: language,
      autoComplete: "off",
      placeholder: SHIPPED_TEXTS[text][language],
      maxLength: SITE_TEXTS[text].max,
      value,
      error,
      hint: theirs,
      onChange: (event: { target: { value: string } }) => form.change(`${text}.${language}`, event.target.value),
    };
    return text === "footer" ? (
      <TextArea key={language} rows={3} {...shared} />
    ) : (
      <TextInput key={language} {...shared} />
    );
  };
  const [first, ...others] = LANGUAGES;
  return (
    <>
      {field(first)}
      <div className={styles.translations}>{others.map(field)}</div>
    </>
  );
}
