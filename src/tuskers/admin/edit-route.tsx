import { EditScreen } from "../../entries/form/screen/edit-screen.tsx";
import { OrphanLead } from "../../entries/form/screen/orphan-lead.tsx";
import type { Route } from "./+types/edit-route";
import { TUSKER } from "./tusker-definition.ts";
import { TuskerForm } from "./tusker-form.tsx";

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
