import { SearchForm } from "../../../ui/kit/forms/search-form.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { type Chip, Chips } from "../../../ui/kit/lists/chips.tsx";
import listStyles from "../../../ui/kit/lists/list-head.module.css";
import { words as uiWords } from "../../../ui/kit/words.ts";
import { WithSuggestions } from "../suggestions/with-suggestions.tsx";

export type FilterWords = {
  label: string;
  search: string;
  placeholder: string;
  all: string;
  option(label: string): string;
  submit: string;
};

type Choice = {
  name: string;
  label: string;
  options: readonly string[];
  labels: Readonly<Record<string, string>>;
  value: string;
};

type FilterFormProps = {
  action: string;
  words: FilterWords;
  search: string;
  choices: readonly Choice[];
  /** Links to parts of the list, with their numbers. */
  chips?: readonly Chip[];
  /** Whether tuskers and what else the site has of the typed words are suggested below the field. */
  suggests?: boolean;
};

/**
 * Search and filters: a plain GET form, so that the address holds the state and the form works without JavaScript. On a
 * phone the choices are closed, unless one is set that no chip shows.
 */
export function FilterForm({ action, words, search, choices, chips = [], suggests }: FilterFormProps) {
  const isOpen = choices.some(({ value }) => value !== "") && !chips.some(({ isCurrent }) => isCurrent);
  const field = (
    <input
      id="filter-search"
      type="search"
      name="search"
      maxLength={200}
      defaultValue={search}
      placeholder={words.placeholder}
      autoComplete={suggests ? "off" : undefined}
    />
  );
  return (
    <div className={listStyles.head}>
      <SearchForm
        // The key remounts the form, so that its fields follow the address when a link or the Back button changes it.
        key={[search, ...choices.map(({ value }) => value)].join("\n")}
        aria-label={words.label}
        to={action}
        className={choices.length > 1 ? `${listStyles.filter} ${listStyles.four}` : listStyles.filter}
      >
        <div className="field">
          <label htmlFor="filter-search">{words.search}</label>
          {suggests ? <WithSuggestions className={listStyles.suggests}>{field}</WithSuggestions> : field}
        </div>
        <details className={listStyles.more} open={isOpen}>
          <summary>
            <Icon name="sliders-horizontal" />
            {uiWords.filter}
          </summary>
          <div className={listStyles.choices}>
            {choices.map((choice) => (
              <ChoiceField key={choice.name} choice={choice} words={words} />
            ))}
          </div>
        </details>
        <button type="submit" className="btn">
          <Icon name="search" />
          {words.submit}
        </button>
      </SearchForm>
      {chips.length > 0 && <Chips label={uiWords.shortcuts} chips={chips} />}
    </div>
  );
}

type ChoiceFieldProps = { choice: Choice; words: FilterWords };

const ChoiceField = ({ choice: { name, label, options, labels, value }, words }: ChoiceFieldProps) => (
  <div className="field">
    <label htmlFor={`filter-${name}`}>{label}</label>
    <select id={`filter-${name}`} name={name} defaultValue={value}>
      <option value="">{words.all}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {words.option(labels[option] ?? option)}
        </option>
      ))}
    </select>
  </div>
);
