import { EditScreen } from "../entry/edit-screen.tsx";
import { OrphanLead } from "../entry/orphan-lead.tsx";
import { TUSKER } from "../entry/tusker/tusker-definition.ts";
import { TuskerForm } from "../entry/tusker/tusker-form.tsx";
import type { Route } from "./+types/route";

export default function EditTusker({ params: { id } }: Route.ComponentProps) {
  return (
    <EditScreen
      key={id}
      definition={TUSKER}
      id={id}
      orphaned={(failure) => <TuskerForm orphanOf={id} lead={<OrphanLead words={TUSKER.words} failure={failure} />} />}
    >
      {(stored) => <TuskerForm stored={stored} />}
    </EditScreen>
  );
}
