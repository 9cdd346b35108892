/** The fields of a page that was drawn before its app. */
export interface DrawnForms {
  /** Gives what has been typed, and the focus, to the fields of the same names that the app has drawn instead; once. */
  readonly handOver: () => void;
}

const FIELDS = 'input[name]:not([type=radio], [type=checkbox], [type=hidden])';

const fieldsIn = (place: ParentNode): readonly HTMLInputElement[] => [...place.querySelectorAll<HTMLInputElement>(FIELDS)];

/** React hears of a value only when it is set past its own property. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Selections exist in fields of text alone. */
function select(field: HTMLInputElement, { selectionStart, selectionEnd }: HTMLInputElement): void {
  if (field.selectionStart !== null && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** Watches the fields that stand in `place` until the app draws its own. */
export function drawnForms(place: HTMLElement): DrawnForms {
  let drawn = fieldsIn(place);
  const drawnOne = (target: unknown) => drawn.find((field) => field === target);
  let focused = drawnOne(document.activeElement);
  const follow = ({ target }: FocusEvent) => {
    // The app's own fields may ask for the focus as soon as they are there.
    focused = drawnOne(target) ?? focused;
  };
  if (drawn.length > 0) place.addEventListener('focusin', follow);
  return {
    handOver() {
      place.removeEventListener('focusin', follow);
      for (const before of drawn) {
        const field = fieldsIn(place).find(({ name }) => name === before.name);
        if (field === undefined || field === before) continue;
        if (before.value !== '' && !field.readOnly) type(field, before.value);
        if (before !== focused) continue;
        field.focus();
        select(field, before);
      }
      drawn = [];
    },
  };
}
