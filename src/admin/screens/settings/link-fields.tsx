import { MOST_LINKS } from "../../../content/settings/site/site-settings.ts";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import styles from "./settings.module.css";
import type { FormState } from "./use-site-form.browser.ts";

/** The profiles of the site elsewhere, in the order of the footer. */
export function LinkFields({ form }: { form: FormState }) {
  const { value: links, error, theirs } = form.field("links");
  const put = (index: number, part: Partial<(typeof links)[number]>) =>
    form.change(
      "links",
      links.map((link, at) => (at === index ? { ...link, ...part } : link)),
    );
  return (
    <>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a link has nothing of its own that stays while it is typed.
            <li key={index}>
              <TextInput
                label={`Name of link ${index + 1}`}
                placeholder="Facebook"
                autoComplete="off"
                value={link.label}
                error={form.errors[`links.${index}.label`]}
                onChange={(event) => put(index, { label: event.target.value })}
              />
              <TextInput
                label={`Address of link ${index + 1}`}
                placeholder="https://"
                inputMode="url"
                autoComplete="off"
                value={link.url}
                error={form.errors[`links.${index}.url`]}
                onChange={(event) => put(index, { url: event.target.value })}
              />
              <button
                type="button"
                className="btn quiet"
                aria-label={`Remove link ${index + 1}`}
                onClick={() => form.change("links", links.toSpliced(index, 1))}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {error !== undefined && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {theirs !== undefined && <p className="hint">{theirs}</p>}
      {links.length < MOST_LINKS && (
        <div className="acts">
          <button
            type="button"
            className="btn quiet"
            onClick={() => form.change("links", [...links, { label: "", url: "" }])}
          >
            <Icon name="plus" />
            Add a link
          </button>
        </div>
      )}
    </>
  );
}
