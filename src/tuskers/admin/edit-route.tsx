import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { ONCE } from "../../admin/api/admin-queries.tsx";
import { useNotices } from "../../admin/ui/notices.tsx";
import { EditScreen } from "../../entries/form/screen/edit-screen.tsx";
import type { Proposed } from "../../entries/form/screen/entry-screen.tsx";
import { LetterBeside } from "../../letters/admin/letter-beside.tsx";
import { changeLetter, letterQuery } from "../../letters/admin/letter-query.browser.ts";
import { type LetterProposal, proposalIn } from "../../letters/admin/proposal.ts";
import { OPEN_STATES } from "../../letters/letter-states.ts";
import { Spinner } from "../../platform/ui/loading/spinner.tsx";
import { Waiting } from "../../platform/ui/loading/waiting.tsx";
import type { Route } from "./+types/edit-route";
import { withLetter } from "./letter-change.ts";
import { TUSKER, type TuskerValues } from "./tusker-definition.ts";
import { TuskerFields } from "./tusker-fields.tsx";

/** The form with the change that a keeper made of a letter. A letter that is closed by now changes nothing any more. */
function EditWithLetter({ id, proposal }: { id: string; proposal: LetterProposal }) {
  // Once the change is saved, the letter is closed, but stays beside the form.
  const { data: letter, error } = useQuery({ ...letterQuery(proposal.letterId), ...ONCE });
  const { notify } = useNotices();
  const { mutate: takeIn } = useMutation({
    mutationFn: (version: number) => {
      const { letterId, answer } = proposal;
      return changeLetter(letterId, { state: "taken", version, ...(answer.trim() !== "" && { answer }) });
    },
    onError: ({ message }) =>
      notify(`It is saved, but the letter could not be marked as taken in: ${message}`, "bad", { onNextScreen: true }),
  });
  if (letter === undefined && error === null) {
    return (
      <Waiting role="status">
        <Spinner />
        Loading the letter...
      </Waiting>
    );
  }
  const isOpen = letter !== undefined && OPEN_STATES.some((state) => state === letter.state);
  const proposed: Proposed<TuskerValues> | undefined = isOpen
    ? {
        lead: <LetterBeside letter={letter} />,
        change: (values) => withLetter(values, proposal, letter),
        onSaved: takeIn,
      }
    : undefined;
  return <EditScreen key={id} definition={TUSKER} Fields={TuskerFields} id={id} {...(proposed && { proposed })} />;
}

export default function EditTusker({ params: { id } }: Route.ComponentProps) {
  const proposal = proposalIn(useLocation().state);
  return proposal === undefined ? (
    <EditScreen key={id} definition={TUSKER} Fields={TuskerFields} id={id} />
  ) : (
    <EditWithLetter key={id} id={id} proposal={proposal} />
  );
}
