import { useQuery } from "@tanstack/react-query";
import { useCallback, useId, useState } from "react";
import type { LibraryImage } from "../../../content/image-library/image-library.ts";
import { SHOWS_POSITION } from "../../../content/images/image-origins.ts";
import { counted } from "../../../platform/text/counted.ts";
import { Select } from "../../../ui/kit/forms/field.tsx";
import { Note } from "../../../ui/kit/notice.tsx";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { SearchField } from "../../kit/ui/lists/search-field.tsx";
import { AdminImage } from "../stored-images/admin-image.tsx";
import { type ImageValue, imageName, wordsOf } from "../stored-images/image-value.ts";
import { variantAt } from "../stored-images/image-variant.ts";
import { knownImage, noteImages } from "../stored-images/known-images.ts";
import styles from "./choose-image.module.css";
import { type ImagePlace, refusalFor, type WayProps } from "./choosing.ts";
import { ChoosingFoot } from "./choosing-foot.tsx";

const ON_A_PAGE = 24;

type Shown = "all" | "entry" | "unused";

/** An image to choose. Those of the entry are known without asking. */
type Choice = Pick<ImageValue, "url" | "alt"> & { small: string; value: ImageValue; showsPosition: boolean };

const stored = (image: LibraryImage): Choice => {
  const { url, width, height, sourceShowsPosition } = image;
  const words = wordsOf(image);
  return {
    url,
    alt: words.alt,
    small: variantAt(image, 320),
    value: { url, width, height, ...words },
    showsPosition: sourceShowsPosition,
  };
};

const ofEntry = ({ url, alt }: ImagePlace["images"][number]): Choice => ({
  url,
  alt: alt ?? "",
  small: variantAt({ url, variants: knownImage(url).variants }, 320),
  value: { url, width: 0, height: 0, ...wordsOf({ alt: alt ?? null }) },
  showsPosition: false,
});

/** Lets any stored image be chosen. */
export function LibraryWay({ place, onChoose, onClose, more }: WayProps) {
  const { images, isWild, inText } = place;
  // The cover is not shown in a text.
  const own = inText ? images.slice(1) : [];
  const name = useId();
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<Shown>(own.length > 0 ? "entry" : "all");
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState(own.length === 1 ? own.map(ofEntry)[0] : undefined);
  const query = {
    page: String(page),
    limit: String(ON_A_PAGE),
    ...(search !== "" && { search }),
    ...(shown === "unused" && { filter: "unused" }),
  };
  const { data: content, error } = useQuery({
    queryKey: ["images", query],
    queryFn: async ({ signal }) => {
      const found = await bodyOf(adminApi.api.uploads.$get({ query }, { init: { signal } }));
      noteImages(found.pictures);
      return found;
    },
    enabled: shown !== "entry",
  });
  const choices = shown === "entry" ? own.map(ofEntry) : content?.pictures.map(stored);
  const pages = shown === "entry" ? 1 : (content?.totalPages ?? 1);
  const refusalOf = ({ url, showsPosition }: Choice) =>
    refusalFor(place, url) ?? (isWild && showsPosition ? SHOWS_POSITION : undefined);
  const refusal = chosen && refusalOf(chosen);
  const use = (choice: Choice) => {
    if (refusalOf(choice) === undefined) onChoose(choice.value);
  };
  const find = useCallback((text: string) => {
    setSearch(text);
    setShown((before) => (before === "entry" ? "all" : before));
    setPage(1);
  }, []);
  return (
    <>
      <div className={styles.search}>
        <SearchField label="Search the library" search={search} onSearch={find} />
        <Select
          label="Show"
          value={shown}
          onChange={(event) => {
            setShown(event.target.value as Shown);
            setPage(1);
          }}
        >
          <option value="all">All images</option>
          {own.length > 0 && <option value="entry">Of this entry ({own.length})</option>}
          <option value="unused">Not used</option>
        </Select>
      </div>
      {error !== null && <Note kind="bad">{error.message}</Note>}
      <p className="sr" role="status">
        {choices === undefined
          ? "Loading images..."
          : counted(shown === "entry" ? own.length : (content?.total ?? 0), "image", "images")}
      </p>
      {choices?.length === 0 && <p>No images found.</p>}
      {choices !== undefined && choices.length > 0 && (
        <fieldset className={styles.shelf}>
          <legend className="sr">Image</legend>
          {choices.map((choice) => (
            <label key={choice.url} onDoubleClick={() => use(choice)}>
              <input
                type="radio"
                name={name}
                checked={choice.url === chosen?.url}
                onChange={() => setChosen(choice)}
                onKeyDown={(event) => event.key === "Enter" && use(choice)}
              />
              <AdminImage url={choice.small} alt="" width={150} height={112} />
              <span>{choice.alt || imageName(choice.url)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {pages > 1 && (
        <div className={styles.pages}>
          <button type="button" className="btn quiet small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </button>
          <span>
            Page {page} of {pages}
          </span>
          <button type="button" className="btn quiet small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Next
          </button>
        </div>
      )}
      {refusal !== undefined && <Note kind="bad">{refusal}</Note>}
      {chosen !== undefined && more}
      <ChoosingFoot
        onUse={chosen === undefined || refusal !== undefined ? undefined : () => use(chosen)}
        onClose={onClose}
      />
    </>
  );
}
