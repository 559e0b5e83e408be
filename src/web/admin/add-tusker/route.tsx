import { TuskerForm } from "../entry/tusker/tusker-form.tsx";

export default function AddTusker() {
  return <TuskerForm />;
}
