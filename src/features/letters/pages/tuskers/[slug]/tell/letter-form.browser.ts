import { currentLanguage } from "../../../../../../platform/languages/current-language.ts";
import { addressIn } from "../../../../../../platform/languages/language.ts";

type ErrorBody = { message?: string; url?: string; errors?: { path: string; message: string }[] };

const controlsOf = (form: HTMLFormElement, name: string): HTMLElement[] =>
  [...form.elements].filter((control): control is HTMLInputElement => control.getAttribute("name") === name);

function showFailure(form: HTMLFormElement, text: string | undefined): void {
  const place = form.querySelector<HTMLElement>("[data-letter-failure]");
  if (place === null) return;
  place.hidden = text === undefined;
  place.textContent = text ?? "";
}

/** Shows each error at its field. @returns whether every error has a field */
function showErrors(form: HTMLFormElement, errors: readonly { path: string; message: string }[]): boolean {
  const texts = new Map(errors.map(({ path, message }) => [path, message]));
  for (const place of form.querySelectorAll<HTMLElement>("[data-letter-error]")) {
    const name = place.dataset.letterError ?? "";
    const text = texts.get(name);
    place.hidden = text === undefined;
    place.textContent = text ?? "";
    for (const control of controlsOf(form, name)) {
      if (text === undefined) control.removeAttribute("aria-invalid");
      else control.setAttribute("aria-invalid", "true");
    }
    texts.delete(name);
  }
  return texts.size === 0;
}

async function send(form: HTMLFormElement): Promise<void> {
  const { mostBytes, tooLarge = "", unreachable, wrongFields } = form.dataset;
  const fields = new FormData(form);
  const file = fields.get("file");
  if (fields.get("kind") === "photograph" && file instanceof File && file.size > Number(mostBytes)) {
    showErrors(form, [{ path: "file", message: tooLarge }]);
    showFailure(form, wrongFields);
    form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    return;
  }
  // A photograph that was chosen before the reader changed their mind need not travel.
  if (fields.get("kind") !== "photograph") fields.delete("file");
  let body: ErrorBody;
  try {
    const language = currentLanguage();
    const response = await fetch(`/api/letters?lang=${language}`, { method: "POST", body: fields });
    body = (await response.json()) as ErrorBody;
    if (response.ok && body.url !== undefined) {
      location.assign(addressIn(language, body.url));
      return;
    }
  } catch (error) {
    console.error(error);
    body = {};
  }
  const errors = body.errors ?? [];
  const areShown = showErrors(form, errors);
  showFailure(form, errors.length > 0 && areShown ? wrongFields : (body.message ?? unreachable));
  const trap = controlsOf(form, "website")[0];
  if (trap instanceof HTMLInputElement) trap.value = "";
  const wrong = form.querySelector<HTMLElement>("[aria-invalid]");
  (wrong ?? form.querySelector<HTMLElement>("[data-letter-failure]"))?.focus();
}

/** Sends the form without leaving the page, so that the chosen photograph is kept when something else is wrong. */
export function sendHere(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const label = button?.textContent ?? "";
  let isBusy = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    button?.setAttribute("aria-disabled", "true");
    if (button) button.textContent = button.dataset.sending ?? label;
    void send(form).finally(() => {
      isBusy = false;
      button?.removeAttribute("aria-disabled");
      if (button) button.textContent = label;
    });
  });
}
