import * as css from '../Field/Field.css.ts';

/** A field of a form that is invalid, in the words the form shows. */
export interface InvalidField {
  /** Where the focus goes. */
  readonly control: HTMLElement;
  readonly label: string;
  readonly message: string;
}

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, [tabindex], [contenteditable="true"]';

// A group is invalid as a whole; the keyboard enters it at its choice or at its beginning.
function controlOf(invalid: HTMLElement): HTMLElement | undefined {
  const within = invalid.matches(FOCUSABLE) ? [invalid] : [...invalid.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const usable = within.filter((control) => !control.matches(':disabled') && control.checkVisibility());
  return usable.find((control) => control.matches(':checked')) ?? usable[0];
}

// The parts of one question share its error, which describes the control itself or the group around it.
function errorOf(invalid: HTMLElement, form: HTMLFormElement): HTMLElement | undefined {
  for (let owner: HTMLElement | null = invalid; owner && owner !== form; owner = owner.parentElement) {
    const described = (owner.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const error = described.find((each) => each?.matches(`.${css.error}`));
    if (error) return error;
  }
  return undefined;
}

function labelOf(control: HTMLElement, error: HTMLElement | undefined): string {
  const own = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
  const named = document.getElementById(control.getAttribute('aria-labelledby')?.split(' ')[0] ?? '');
  const label = (error ?? control).closest(`.${css.field}`)?.querySelector(`.${css.label}`) ?? named ?? own;
  const words = [...(label?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.matches(`.${css.optional}`)),
  );
  return (
    words
      .map((node) => node.textContent)
      .join('')
      .trim() ||
    (control.ariaLabel ?? '')
  );
}

/** The invalid fields of a form in the order of the page. */
export function invalidFields(form: HTMLFormElement): readonly InvalidField[] {
  const found = new Map<HTMLElement, InvalidField>();
  for (const invalid of form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')) {
    const control = controlOf(invalid);
    const error = errorOf(invalid, form);
    const question = error ?? invalid;
    if (control && !found.has(question))
      found.set(question, { control, label: labelOf(control, error), message: error?.textContent ?? '' });
  }
  return [...found.values()];
}
