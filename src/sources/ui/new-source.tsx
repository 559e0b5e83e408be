import { useState } from "react";
import { Select, TextInput } from "../../platform/ui/forms/field.tsx";
import type { Source } from "../source.ts";
import { webAddress } from "../web-address.ts";
import { createSource, type FoundSource } from "./source-calls.browser.ts";
import { SOURCE_KIND_LABELS } from "./source-kind-labels.ts";

type NewSourceProps = {
  /** What was typed or pasted: its address or its title. */
  typed: string;
  onCreated(source: FoundSource): void;
  onCancel(): void;
};

/** Adds a source to the library from within the text that cites it. */
export function NewSource({ typed, onCreated, onCancel }: NewSourceProps) {
  const isAddress = webAddress(typed.trim()) !== undefined;
  const [title, setTitle] = useState(isAddress ? "" : typed.trim());
  const [url, setUrl] = useState(isAddress ? typed.trim() : "");
  const [kind, setKind] = useState<Source["kind"]>("news");
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const add = async () => {
    if (title.trim() === "") return setError("Enter the title of the source.");
    setIsSending(true);
    try {
      onCreated(await createSource({ title: title.trim(), kind, ...(url.trim() === "" ? {} : { url: url.trim() }) }));
    } catch (failure) {
      setError((failure as Error).message);
      setIsSending(false);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field does what the button does.
    <div
      className="form"
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void add();
      }}
    >
      <TextInput
        label="Title"
        autoComplete="off"
        value={title}
        error={error}
        onChange={(event) => setTitle(event.target.value)}
        autoFocus
      />
      <TextInput
        label="Address"
        hint="Optional."
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Select label="Kind" value={kind} onChange={(event) => setKind(event.target.value as Source["kind"])}>
        {Object.entries(SOURCE_KIND_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <div className="acts">
        <button type="button" className="btn" disabled={isSending} onClick={add}>
          Add and cite
        </button>
        <button type="button" className="btn quiet" onClick={onCancel}>
          Back
        </button>
      </div>
    </div>
  );
}
