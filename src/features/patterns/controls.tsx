import { type ReactNode, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { ChipsField } from "../../admin/forms/entry/fields/chips-field.tsx";
import { ChoiceOf } from "../../admin/forms/entry/fields/choice-of.tsx";
import { Tick } from "../../admin/forms/entry/fields/tick.tsx";
import { CopyButton } from "../../admin/kit/ui/copy-button.tsx";
import { PasswordInput } from "../../admin/sign-in/password-input.tsx";
import { ButtonLink } from "../../ui/kit/button-link.tsx";
import { Field, Select, TextArea, TextInput } from "../../ui/kit/forms/field.tsx";
import { Icon } from "../../ui/kit/icon.tsx";
import { Spinner } from "../../ui/kit/loading/spinner.tsx";
import styles from "./patterns.module.css";
import { Line, Section } from "./section.tsx";

export function Buttons() {
  return (
    <Section title="Buttons">
      <Line>
        <button type="button" className="btn">
          Main action
        </button>
        <button type="button" className="btn quiet">
          Quiet
        </button>
        <button type="button" className="btn danger">
          Takes away
        </button>
        <button type="button" className="btn quiet small">
          <Icon name="plus" />
          Small
        </button>
        <button type="button" className="btn" disabled>
          Disabled
        </button>
        <button type="button" className="btn" aria-disabled>
          <Spinner />
          Busy
        </button>
        <button type="button" className="iconbtn" aria-label="An icon alone">
          <Icon name="pencil" />
        </button>
        <button type="button" className="linklike">
          Like a link
        </button>
        <ButtonLink to="/admin/patterns">A link</ButtonLink>
        <ButtonLink to="/admin/patterns" quiet>
          A quiet link
        </ButtonLink>
        <CopyButton text="A sample" what="the sample" />
      </Line>
    </Section>
  );
}

/** Nothing on this page is submitted. */
export function Fields() {
  const [tags, setTags] = useState(["one", "two"]);
  const [password, setPassword] = useState("a sample");
  return (
    <Section title="Fields">
      <ChoiceForm>
        <div className={styles.fields}>
          <TextInput label="Text" hint="A hint tells what is expected." />
          <TextInput label="Required" required defaultValue="Something" />
          <TextInput label="Wrong" error="An error says what to do." hint="The hint stays." defaultValue="Something" />
          <TextInput label="Disabled" disabled defaultValue="Cannot be changed" />
          <TextInput label="Number" type="number" defaultValue="30" />
          <TextInput label="Day" type="date" defaultValue="2001-02-03" />
          <TextInput label="Search" type="search" placeholder="Part of a name" />
          <PasswordInput
            label="Password"
            name="sample-password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            error={undefined}
          />
          <Select label="One of a list">
            <option>First</option>
            <option>Second</option>
          </Select>
          <Select label="A list that is wrong" error="Choose one.">
            <option>Nothing</option>
          </Select>
          <TextArea label="Long text" rows={3} defaultValue="A text of several lines." />
          <TextArea label="Long text that is wrong" rows={3} error="This is too long." defaultValue="A text." />
          <Field label="File">{(ids) => <input type="file" {...ids} />}</Field>
          <ChoiceOf
            name="choice"
            label="One of a few"
            options={[
              { value: "a", label: "First" },
              { value: "b", label: "Second" },
            ]}
          />
          <ChipsField label="Chips" noun="tag" values={tags} onChange={setTags} suggestions={["one", "two", "three"]} />
          <ChipsField label="Chips that are wrong" noun="tag" values={["one"]} onChange={() => {}} error="Too few." />
          <Field label="Ticks" group>
            {() => (
              <>
                <Tick defaultChecked>Chosen</Tick>
                <Tick>Not chosen</Tick>
              </>
            )}
          </Field>
        </div>
      </ChoiceForm>
    </Section>
  );
}

function ChoiceForm({ children }: { children: ReactNode }) {
  const form = useForm({ defaultValues: { choice: "a" } });
  return <FormProvider {...form}>{children}</FormProvider>;
}
