import { TuskerForm } from "./tusker-form.tsx";

export default function AddTusker() {
  return <TuskerForm />;
}
