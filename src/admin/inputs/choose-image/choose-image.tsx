import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Dialog } from "../../../ui/kit/forms/dialog.tsx";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import type { IconName } from "../../../ui/kit/icon-names.ts";
import type { ImageValue } from "../stored-images/image-value.ts";
import { placeCaution } from "../warnings/place-caution.ts";
import { TextCaution } from "../warnings/text-caution.tsx";
import styles from "./choose-image.module.css";
import { type ImagePlace, WAYS, type Way, type WayProps } from "./choosing.ts";
import { LibraryWay } from "./library-way.tsx";
import { LinkWay } from "./link-way.tsx";
import { UploadWay } from "./upload-way.tsx";

const TABS: Record<Way, { label: string; icon: IconName; Panel: (props: WayProps) => React.ReactNode }> = {
  upload: { label: "Upload", icon: "image-plus", Panel: UploadWay },
  library: { label: "Library", icon: "image", Panel: LibraryWay },
  link: { label: "From a link", icon: "link", Panel: LinkWay },
};

type ChooseImageProps = {
  place: ImagePlace;
  /** The way that is open first. */
  way: Way;
  /** What is uploaded at once. */
  file?: File | undefined;
  /** `caption` is empty where there is no text to show it in. */
  onChoose(image: ImageValue, caption: string): void;
  onClose(): void;
};

/** Lets an image be uploaded, chosen from the library, or taken from a link. It stands inside an entry's form. */
export function ChooseImage({ place, onChoose, onClose, ...first }: ChooseImageProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [{ way, file }, setShown] = useState<{ way: Way; file?: File | undefined }>(first);
  const [caption, setCaption] = useState("");
  const isFirst = place.inText && place.images.length === 0;
  const { error, caution } = placeCaution(caption);
  const { Panel } = TABS[way];

  const turn = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = WAYS[(WAYS.indexOf(way) + step + WAYS.length) % WAYS.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    setShown({ way: next });
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next}`)}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys are of no concern to the entry's form while this is open; Enter would send it.
    event.stopPropagation();
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  const more =
    place.inText &&
    (isFirst ? (
      <p className="hint">This entry has no image yet: the first one becomes its cover, above the text.</p>
    ) : (
      <div>
        <TextInput
          label="Caption"
          hint="Shown below the image. Optional."
          autoComplete="off"
          value={caption}
          error={error}
          noteId={`${id}-caption`}
          onChange={(event) => setCaption(event.target.value)}
        />
        <TextCaution id={`${id}-caption`} words={caution} />
      </div>
    ));
  return (
    <Dialog open wide title="Add an image" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps keys from the form around it. */}
      <div className={styles.choosing} onKeyDown={onKeyDown}>
        <div ref={list} role="tablist" aria-label="Where the image comes from" className={styles.tabs} onKeyDown={turn}>
          {WAYS.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`${id}-${each}`}
              aria-selected={each === way}
              aria-controls={`${id}-panel`}
              tabIndex={each === way ? 0 : -1}
              data-first-focus={each === way || undefined}
              onClick={() => setShown({ way: each })}
            >
              <Icon name={TABS[each].icon} />
              {TABS[each].label}
            </button>
          ))}
        </div>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`} className={styles.panel}>
          <Panel
            place={place}
            file={file}
            onChoose={(image) => onChoose(image, caption)}
            onClose={onClose}
            more={more}
          />
        </div>
      </div>
    </Dialog>
  );
}
