import { words } from "./words.ts";

/** What `lightbox.browser.ts` shows photographs in. `data-place` has `{number}` and `{of}`. */
export const LightboxTemplate = () => (
  <template id="lightbox">
    <dialog className="lightbox" aria-label={words.photographs}>
      <div>
        <button type="button" aria-label={words.previous} data-turn={-1}>
          ←
        </button>
        <button type="button" aria-label={words.next} data-turn={1}>
          →
        </button>
        <button type="button" aria-label={words.close}>
          ✕
        </button>
      </div>
      <figure>
        <div />
        <figcaption aria-live="polite">
          <span data-place={words.place("{number}", "{of}")} />
        </figcaption>
      </figure>
    </dialog>
  </template>
);
