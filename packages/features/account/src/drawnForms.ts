import { rememberPresses, SENDS } from './drawnPresses.ts';

/** What can be used on a page that was drawn before its app. */
export interface DrawnForms {
  /** Gives what has been typed, chosen and pressed, and the focus, to what the app has drawn instead; once. */
  readonly handOver: () => void;
}

const FIELDS = 'input[name]:not([type=radio], [type=checkbox], [type=hidden])';
const CHOICES = 'input[type=radio], input[type=checkbox]';
const CONTROLS = `a[href], button, ${CHOICES}`;

const fieldsIn = (place: ParentNode): readonly HTMLInputElement[] => [
  ...place.querySelectorAll<HTMLInputElement>(FIELDS),
];
const controlsIn = (place: ParentNode): readonly HTMLElement[] => [...place.querySelectorAll<HTMLElement>(CONTROLS)];

/** What a link, button or choice is to the user. React names radio groups afresh, so names say nothing. */
const sense = (control: HTMLElement): string =>
  JSON.stringify([
    control.localName,
    control.getAttribute('value'),
    control.getAttribute('aria-label') ?? control.textContent,
  ]);

/** The app's own of a drawn control: the one that says the same, by its place where several do. */
function ownOf(
  control: HTMLElement,
  drawn: readonly HTMLElement[],
  own: readonly HTMLElement[],
): HTMLElement | undefined {
  const alike = (controls: readonly HTMLElement[]) => controls.filter((each) => sense(each) === sense(control));
  return alike(own)[alike(drawn).indexOf(control)];
}

const isChanged = (control: HTMLElement): boolean =>
  control.matches(CHOICES) && (control as HTMLInputElement).checked && !(control as HTMLInputElement).defaultChecked;

/** React notices a value only when it is set past its own property. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Selections exist in fields of text alone. */
function select(field: HTMLInputElement, { selectionStart, selectionEnd }: HTMLInputElement): void {
  if (field.selectionStart !== null && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** A press that began on a control which is gone is none to the browser: here it counts when it ends on the app's own. */
function finishPress(findOwn: () => HTMLElement | undefined): void {
  const over = new AbortController();
  const end = ({ type, target, isPrimary }: PointerEvent): void => {
    if (!isPrimary) return;
    over.abort();
    if (type !== 'pointerup' || !(target instanceof Node)) return;
    const own = findOwn();
    if (own?.contains(target)) own.click();
  };
  document.addEventListener('pointerup', end, { signal: over.signal });
  document.addEventListener('pointercancel', end, { signal: over.signal });
}

/** Watches what is done in `place` until the app draws its own. */
export function drawnForms(place: HTMLElement): DrawnForms {
  let fields = fieldsIn(place);
  let controls = controlsIn(place);
  const drawnOne = (target: unknown) =>
    fields.find((field) => field === target) ?? controls.find((control) => control === target);
  let focused = drawnOne(document.activeElement);
  const follow = ({ target }: FocusEvent) => {
    // The app's own fields may ask for the focus as soon as they are there.
    focused = drawnOne(target) ?? focused;
  };
  const presses = fields.length > 0 || controls.length > 0 ? rememberPresses() : undefined;
  if (presses !== undefined) place.addEventListener('focusin', follow);
  return {
    handOver() {
      place.removeEventListener('focusin', follow);
      const held = presses?.held();
      presses?.stop();
      const pressed = (presses?.pressed ?? []).filter((control) => controls.includes(control));
      for (const before of fields) {
        const field = fieldsIn(place).find(({ name }) => name === before.name);
        if (field === undefined || field === before) continue;
        if (before.value !== '' && !field.readOnly) type(field, before.value);
        if (before !== focused) continue;
        field.focus();
        select(field, before);
      }
      // Each is looked up before the first is used, which may change the words of the others.
      const own = controlsIn(place);
      const find = (control: HTMLElement) => ownOf(control, controls, own);
      const used = [...controls.filter(isChanged), ...pressed.filter((control) => !control.matches(SENDS))].map(find);
      const sending = pressed.filter((control) => control.matches(SENDS)).map(find);
      if (focused !== undefined && controls.includes(focused)) find(focused)?.focus();
      for (const control of used) control?.click();
      if (held && controls.includes(held)) {
        const [drawn, atOnce] = [controls, find(held)];
        // What the app fetches first comes while the press is on.
        finishPress(() => atOnce ?? ownOf(held, drawn, controlsIn(place)));
      }
      // The app has to draw first what was typed before.
      if (sending.length > 0) setTimeout(() => sending.forEach((control) => control?.click()));
      fields = [];
      controls = [];
    },
  };
}
