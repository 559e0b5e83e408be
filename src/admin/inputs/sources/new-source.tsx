import { type KeyboardEvent, useState } from "react";
import { addressKey } from "../../../content/sources/same-source.ts";
import type { SourceKind } from "../../../content/sources/source.ts";
import { SOURCE_KIND_LABELS } from "../../../content/sources/source-kind-labels.ts";
import { webAddress } from "../../../content/sources/web-address.ts";
import { Select, TextInput } from "../../../ui/kit/forms/field.tsx";
import { KnownAlready } from "./known-already.tsx";
import { createSource, type FoundSource, findDuplicates } from "./source-calls.browser.ts";

type NewSourceProps = {
  /** What was typed or pasted: its address or its title. */
  typed: string;
  /** It was added, or the library had it. */
  onChosen(source: FoundSource): void;
  onCancel(): void;
};

type Texts = { title: string; url: string; publisher: string; date: string };
type Flaw = { path: keyof Texts; message: string };

const filled = (texts: Texts): Partial<Texts> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text !== ""),
  );

/** Adds a source to the library from where it is cited. What the library has already is offered in its place. */
export function NewSource({ typed, onChosen, onCancel }: NewSourceProps) {
  const isAddress = webAddress(typed.trim()) !== undefined;
  const [texts, setTexts] = useState<Texts>({
    title: isAddress ? "" : typed.trim(),
    url: isAddress ? typed.trim() : "",
    publisher: "",
    date: "",
  });
  const [kind, setKind] = useState<SourceKind>("news");
  const [flaw, setFlaw] = useState<Flaw>();
  const [known, setKnown] = useState<readonly FoundSource[]>([]);
  const [isSending, setIsSending] = useState(false);
  const set = (name: keyof Texts) => (text: string) => {
    setTexts((before) => ({ ...before, [name]: text }));
    setKnown([]);
    setFlaw(undefined);
  };

  const send = async (evenIfKnown: boolean): Promise<void> => {
    const { title, ...others } = filled(texts);
    if (title === undefined) return setFlaw({ path: "title", message: "Enter the title of the source." });
    setIsSending(true);
    try {
      const url = others.url === undefined ? undefined : webAddress(others.url);
      const same = evenIfKnown ? [] : await findDuplicates({ title, ...(url !== undefined && { url }) });
      if (same.length > 0) setKnown(same);
      else onChosen(await createSource({ title, kind, ...others }));
    } catch (error) {
      const { cause, message } = error as Error;
      setFlaw({ path: Object.keys(texts).includes(String(cause)) ? (cause as keyof Texts) : "title", message });
    } finally {
      setIsSending(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!isSending && known.length === 0) void send(false);
  };
  const input = (name: keyof Texts) => ({
    autoComplete: "off",
    value: texts[name],
    error: flaw?.path === name ? flaw.message : undefined,
    onChange: ({ target }: { target: { value: string } }) => set(name)(target.value),
  });
  const address = webAddress(texts.url.trim());
  const isSameAddress = known.some(({ url }) => address !== undefined && addressKey(url ?? "") === addressKey(address));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field does what the button does.
    <div className="form" onKeyDown={onKeyDown}>
      <TextInput label="Title" {...input("title")} autoFocus />
      <TextInput
        label="Address"
        hint="Optional."
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        {...input("url")}
      />
      <div className="two">
        <TextInput label="Publisher" hint="Optional." {...input("publisher")} />
        <TextInput label="Date" hint="Optional." placeholder="2022 or 2022-11-24" {...input("date")} />
      </div>
      <Select label="Kind" value={kind} onChange={(event) => setKind(event.target.value as SourceKind)}>
        {Object.entries(SOURCE_KIND_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <KnownAlready sources={known} isSameAddress={isSameAddress} onChosen={onChosen} onAdd={() => void send(true)} />
      <div className="acts">
        {known.length === 0 && (
          <button type="button" className="btn small" disabled={isSending} onClick={() => void send(false)}>
            Add and cite
          </button>
        )}
        <button type="button" className="btn quiet small" onClick={onCancel}>
          Back
        </button>
      </div>
    </div>
  );
}
