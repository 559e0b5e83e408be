import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Proposed } from "../../../admin/forms/entry/screen/entry-screen.tsx";
import { ONCE } from "../../../admin/kit/api/admin-queries.tsx";
import { useNotices } from "../../../admin/kit/ui/notices.tsx";
import type { TuskerValues } from "../../../admin/screens/tuskers/tusker-definition.ts";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { Waiting } from "../../../ui/kit/loading/waiting.tsx";
import { OPEN_STATES } from "../letter-states.ts";
import { LetterBeside } from "./letter-beside.tsx";
import { withLetter } from "./letter-change.ts";
import { changeLetter, letterQuery } from "./letter-query.browser.ts";
import { type LetterProposal, proposalIn } from "./proposal.ts";

/** The form of a tusker with what is proposed to it. */
type Form = (proposed?: Proposed<TuskerValues>) => ReactNode;

/** The form with the change that an editor made of a letter. A letter that is closed by now changes nothing any more. */
function WithProposal({ proposal, children }: { proposal: LetterProposal; children: Form }) {
  // Once the change is saved, the letter is closed, but stays beside the form.
  const { data: letter, error } = useQuery({ ...letterQuery(proposal.letterId), ...ONCE });
  const { notify } = useNotices();
  const { mutate: closeLetter } = useMutation({
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
  if (letter === undefined || OPEN_STATES.every((state) => state !== letter.state)) return children();
  return children({
    lead: <LetterBeside letter={letter} />,
    change: (values) => withLetter(values, proposal, letter),
    onSaved: closeLetter,
  });
}

/** The form of a tusker, with the letter from which it was opened. */
export function WithLetter({ children }: { children: Form }) {
  const proposal = proposalIn(useLocation().state);
  return proposal === undefined ? children() : <WithProposal proposal={proposal}>{children}</WithProposal>;
}
