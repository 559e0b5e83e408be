import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { noteSources } from "../../../admin/inputs/sources/known-sources.browser.ts";
import { createSource, findDuplicates } from "../../../admin/inputs/sources/source-calls.browser.ts";
import { type Failure, succeeded } from "../../../admin/kit/api/failure.ts";
import { useNotices } from "../../../admin/kit/ui/notices.tsx";
import { CLAIM_PROPERTIES, type ClaimProperty } from "../../../content/record/vocabulary.ts";
import { CLAIM_LABELS } from "../../../content/record/words.ts";
import { SOURCE_KINDS, type SourceKind } from "../../../content/sources/source.ts";
import { SOURCE_KIND_LABELS } from "../../../content/sources/source-kind-labels.ts";
import { webAddress } from "../../../content/sources/web-address.ts";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import { Select, TextArea, TextInput } from "../../../ui/kit/forms/field.tsx";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import type { Letter } from "../letter.ts";
import { changeLetter, LETTER, paramOf } from "./letter-query.browser.ts";
import styles from "./letters.module.css";
import type { LetterProposal } from "./proposal.ts";

type Turn = "image" | "fact" | "event" | "beside" | "answered" | "declined";

const TURNS: Record<Turn, string> = {
  image: "An image with credit",
  fact: "A change of a fact",
  event: "An event in his life",
  beside: "A change that I make myself",
  answered: "An answer only",
  declined: "Decline with a reason",
};

/** The month of a letter, as "August 2025". */
const monthOf = ({ createdAt }: Letter): string => writtenDate(createdAt.slice(0, 7));

const isProperty = (about: string | null): about is ClaimProperty =>
  CLAIM_PROPERTIES.some((property) => property === about);

type NewSource = { title: string; url: string; kind: SourceKind };

/** The source that the letter cites, or the letter itself. */
function sourceOf(letter: Letter): NewSource {
  const { source } = letter;
  if (source === null) {
    return { title: `Letter of a reader about ${letter.tusker.name}, ${monthOf(letter)}`, url: "", kind: "own" };
  }
  const url = webAddress(source);
  return url === undefined ? { title: source.slice(0, 300), url: "", kind: "news" } : { title: "", url, kind: "news" };
}

/** Finds the source of this address in the library, or adds it. @returns its key */
async function keyOf({ title, url, kind }: NewSource): Promise<string> {
  const [same] = url === "" ? [] : await findDuplicates({ url });
  const source = same ?? (await createSource({ title, kind, ...(url !== "" && { url }) }));
  noteSources([source]);
  return source.key;
}

/** What becomes of a letter: a draft of a change in the form of the tusker, or an answer. */
export function TurnInto({ letter }: { letter: Letter }) {
  const navigate = useNavigate();
  const { notify } = useNotices();
  const hasPhotograph = letter.photograph !== null;
  const isThere = letter.tusker.publication !== null;
  const [turn, setTurn] = useState<Turn>(
    !isThere ? "answered" : hasPhotograph ? "image" : isProperty(letter.about) ? "fact" : "beside",
  );
  const [alt, setAlt] = useState("");
  const [credit, setCredit] = useState(letter.maker ?? "");
  const [property, setProperty] = useState<ClaimProperty>(isProperty(letter.about) ? letter.about : "origin");
  const [typed, setTyped] = useState(letter.right?.slice(0, 400) ?? "");
  const [happened, setHappened] = useState(letter.note ?? letter.right?.slice(0, 600) ?? "");
  const [source, setSource] = useState(() => sourceOf(letter));
  const [cites, setCites] = useState(true);
  const [answer, setAnswer] = useState(letter.answer ?? "");
  const isAnswer = turn === "answered" || turn === "declined";
  const needsSource = (turn === "fact" || turn === "event") && cites;
  const choices = (Object.keys(TURNS) as Turn[]).filter(
    (each) => (each !== "image" || hasPhotograph) && (isThere || each === "answered" || each === "declined"),
  );

  async function makeChange(): Promise<LetterProposal["change"]> {
    if (turn === "image") {
      // Puts it into the library of images.
      await succeeded(LETTER.photograph.$post({ ...paramOf(letter._id), json: { alt, credit } }));
      return { kind: "image", alt, credit };
    }
    const sources = needsSource ? [await keyOf(source)] : [];
    if (turn === "fact") return { kind: "fact", property, typed, sources };
    if (turn === "event")
      return { kind: "event", date: letter.takenOn ?? "", place: letter.place, text: happened, sources };
    return { kind: "beside" };
  }

  const { mutate: go, isPending } = useMutation<void, Failure | Error>({
    mutationFn: async () => {
      if (isAnswer) {
        await changeLetter(letter._id, { state: turn, answer });
        notify("The reader sees the answer at the link of the letter.");
        return;
      }
      const proposal: LetterProposal = { letterId: letter._id, answer, change: await makeChange() };
      await navigate(`/admin/edit-tusker/${letter.tusker._id}`, { state: { proposal } });
    },
    onError: (error) => {
      const [wrong] = error instanceof Error ? [] : error.errors;
      notify(`This did not work: ${wrong?.message ?? error.message}`, "bad");
    },
  });

  return (
    <form
      className={styles.turn}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) go();
      }}
    >
      <fieldset>
        <legend>Turn it into</legend>
        {choices.map((each) => (
          <label key={each}>
            <input type="radio" name="turn" checked={turn === each} onChange={() => setTurn(each)} />
            {TURNS[each]}
          </label>
        ))}
      </fieldset>
      {turn === "image" && (
        <>
          <TextArea
            label="Alternative text"
            required
            hint="What a person looking at it would see, in one sentence."
            rows={2}
            maxLength={300}
            value={alt}
            onChange={({ target }) => setAlt(target.value.replace(/\n/g, " "))}
          />
          <TextInput
            label="Credit"
            hint={`Readers see “Photograph: ${credit}, ${letter.licence ?? ""}”.`}
            required
            maxLength={160}
            value={credit}
            onChange={({ target }) => setCredit(target.value)}
          />
        </>
      )}
      {turn === "fact" && (
        <>
          <Select
            label="Fact"
            value={property}
            onChange={({ target }) => setProperty(CLAIM_PROPERTIES.find((each) => each === target.value) ?? property)}
          >
            {CLAIM_PROPERTIES.map((each) => (
              <option key={each} value={each}>
                {CLAIM_LABELS[each]}
              </option>
            ))}
          </Select>
          <TextInput
            label="Value"
            hint="As the letter has it; you can correct it in the form."
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
      {turn === "event" && (
        <TextArea
          label="What happened"
          rows={3}
          maxLength={600}
          value={happened}
          onChange={({ target }) => setHappened(target.value)}
        />
      )}
      {(turn === "fact" || turn === "event") && (
        <fieldset>
          <label>
            <input type="checkbox" checked={cites} onChange={({ target }) => setCites(target.checked)} />
            Cite this source
          </label>
        </fieldset>
      )}
      {needsSource && (
        <>
          <TextInput
            label="Title of the source"
            required={source.url === ""}
            hint="It is added to the library, unless a source of this address is there."
            maxLength={300}
            value={source.title}
            onChange={({ target }) => setSource({ ...source, title: target.value })}
          />
          <TextInput
            label="Address"
            value={source.url}
            onChange={({ target }) => setSource({ ...source, url: target.value })}
          />
          <Select
            label="Kind of source"
            value={source.kind}
            onChange={({ target }) =>
              setSource({ ...source, kind: SOURCE_KINDS.find((kind) => kind === target.value) ?? source.kind })
            }
          >
            {SOURCE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {SOURCE_KIND_LABELS[kind]}
              </option>
            ))}
          </Select>
        </>
      )}
      <TextArea
        label="Answer"
        required={isAnswer}
        hint={
          turn === "declined"
            ? "The reader sees it at the link of the letter. The photograph is deleted, unless it is in the library."
            : isAnswer
              ? "The reader sees it at the link of the letter. No mail is sent."
              : "The reader sees it at the link of the letter, once you have saved the change. It may be empty."
        }
        rows={3}
        maxLength={2000}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <div className="acts">
        <button type="submit" className="btn small" aria-disabled={isPending || undefined}>
          {isPending && <Spinner />}
          {isAnswer ? "Answer" : "Open the draft"}
        </button>
      </div>
    </form>
  );
}
