import EditTusker from "../../admin/screens/tuskers/edit-route.tsx";
import { WithLetter } from "../../features/letters/admin/with-letter.tsx";
import type { Route } from "./+types/edit-tusker-route";

/** The form of a tusker, with what a feature proposes to it. */
export default function EditTuskerWithProposal({ params }: Route.ComponentProps) {
  return <WithLetter key={params.id}>{(proposed) => <EditTusker params={params} proposed={proposed} />}</WithLetter>;
}
