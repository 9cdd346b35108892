import * as segments from '../Segments/Segments.css.ts';
import * as css from './SegmentedCheckboxes.css.ts';

/** One segment of {@link SegmentedCheckboxes}. */
export interface SegmentedCheckbox<Id extends string> {
  /** Identifier, unique in the row. */
  readonly id: Id;
  /** The words. */
  readonly label: string;
  /** Prevents the choice of this segment. */
  readonly isDisabled?: boolean;
}

/** Props of {@link SegmentedCheckboxes}. */
export interface SegmentedCheckboxesProps<Id extends string> {
  /** What is chosen, for assistive technology. */
  label: string;
  /** Two to five segments with short words. */
  items: readonly SegmentedCheckbox<Id>[];
  /** The chosen segments; controlled. */
  selectedIds: readonly Id[];
  /** Called with all chosen segments, in the order they were chosen. */
  onChange: (selectedIds: Id[]) => void;
  /** Prevents every choice. */
  isDisabled?: boolean;
  /** Name of the values when the form is sent: the id of every chosen segment. */
  name?: string;
}

/** Any number of a few short choices, all in view. */
export function SegmentedCheckboxes<Id extends string>({
  label,
  items,
  selectedIds,
  onChange,
  isDisabled,
  name,
}: SegmentedCheckboxesProps<Id>) {
  return (
    <div role="group" aria-label={label} aria-disabled={isDisabled || undefined} className={segments.row}>
      {items.map((item) => (
        <label key={item.id} className={css.segment}>
          <input
            type="checkbox"
            className={segments.input}
            name={name}
            value={item.id}
            disabled={isDisabled || item.isDisabled}
            checked={selectedIds.includes(item.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...selectedIds, item.id] : selectedIds.filter((other) => other !== item.id))
            }
          />
          {item.label}
        </label>
      ))}
    </div>
  );
}
