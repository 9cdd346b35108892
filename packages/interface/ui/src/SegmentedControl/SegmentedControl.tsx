import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { useFormReset } from '../Form/useFormReset.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import * as segments from '../Segments/Segments.css.ts';
import * as css from './SegmentedControl.css.ts';

/** One segment of a {@link SegmentedControl}. */
export interface Segment<Value extends string> {
  /** Value of the segment. */
  value: Value;
  /** The words. */
  label: ReactNode;
  /** Icon before the words. */
  icon?: IconSource;
  /** Prevents the choice of this segment. */
  isDisabled?: boolean;
  /** Language of the words, when it differs from the page. */
  lang?: string;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string> {
  /** Two to five segments, or up to seven single figures. */
  items: readonly Segment<Value>[];
  /** What is chosen, for assistive technology. */
  label: string;
  /** The chosen value, or `null` while none is; controlled. */
  value?: Value | null;
  /** The value chosen at the beginning; uncontrolled. */
  defaultValue?: Value;
  /** Called with the chosen value. */
  onChange?: (value: Value) => void;
  /** Prevents every choice. */
  isDisabled?: boolean;
  /** Fills the width of the parent. */
  isFullWidth?: boolean;
  /** Name of the value when the form is sent. */
  name?: string;
}

/** One of a few short choices, all in view; arrow keys move between them. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { items, label, onChange, isDisabled, isFullWidth, defaultValue } = props;
  const ownName = useId();
  const rowRef = useRef<HTMLDivElement>(null);
  const [inner, setInner] = useState(defaultValue);
  useFormReset(rowRef, () => setInner(defaultValue));
  const chosen = props.value === undefined ? inner : props.value;
  return (
    <div
      ref={rowRef}
      role="radiogroup"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      className={classNames(css.control, isFullWidth && css.fullWidth)}
    >
      {items.map((item) => (
        <label key={item.value} className={css.segment} lang={item.lang}>
          <input
            type="radio"
            className={segments.input}
            name={props.name ?? ownName}
            value={item.value}
            checked={item.value === chosen}
            disabled={isDisabled || item.isDisabled}
            onChange={() => {
              setInner(item.value);
              onChange?.(item.value);
            }}
          />
          {item.icon && <Icon icon={item.icon} size="small" />}
          {item.label}
        </label>
      ))}
    </div>
  );
}
