import { StarIcon, XIcon } from '@phosphor-icons/react';
import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ring } from '../ToggleIconButton/ToggleIconButton.css.ts';
import * as css from './RatingField.css.ts';
import { STARS } from './Stars.tsx';

/** Props of {@link RatingField}. */
export interface RatingFieldProps extends Omit<FieldProps, 'isReadOnly'> {
  /** The chosen number of stars, 1 to 5, or `null` without a choice; controlled. */
  value: number | null;
  /** Called with the chosen number, or `null` when it is taken back. */
  onChange: (value: number | null) => void;
  /** Names a star, for example "4 Sterne" or "ab 4 Sternen". */
  starLabel: (stars: number) => string;
  /** The choice in words beside the stars, for example "ab 4,0" or "Beliebig". */
  valueText?: ReactNode;
  /** Label of a clear button; omitted without it. */
  clearLabel?: string;
}

/**
 * One to five stars to choose: a rating that is given, or the least one that is wanted. A choice sends one ring
 * outwards.
 */
export function RatingField(props: RatingFieldProps) {
  const { value, onChange, starLabel, valueText, clearLabel, isRequired, isDisabled = false } = props;
  const field = useField(props);
  const firstStar = useRef<HTMLInputElement>(null);
  const [rings, setRings] = useState(0);
  const { isInvalid } = field;
  const choose = (next: number | null) => {
    field.forgetServerError();
    onChange(next);
  };
  return (
    <Field
      field={field}
      group={{ role: 'radiogroup', 'aria-required': isRequired || undefined, 'aria-invalid': isInvalid || undefined }}
    >
      <div className={css.line}>
        <div className={css.stars}>
          {STARS.map((stars) => {
            const isOn = stars <= (value ?? 0);
            return (
              <label key={stars} className={css.star} data-on={isOn || undefined} data-invalid={isInvalid || undefined}>
                <input
                  ref={stars === 1 ? firstStar : undefined}
                  type="radio"
                  className={css.input}
                  name={props.name ?? field.controlId}
                  value={stars}
                  aria-label={starLabel(stars)}
                  checked={stars === value}
                  disabled={isDisabled}
                  onChange={() => {
                    setRings(rings + 1);
                    choose(stars);
                  }}
                />
                <Icon icon={StarIcon} weight={isOn ? 'fill' : 'regular'} />
                {rings > 0 && stars === value && <span key={rings} className={ring} />}
              </label>
            );
          })}
        </div>
        {valueText !== undefined && (
          <span className={classNames(css.words, value === null && css.unset)}>{valueText}</span>
        )}
        {clearLabel !== undefined && value !== null && !isDisabled && (
          <IconButton
            icon={XIcon}
            iconSize="mini"
            size="small"
            label={clearLabel}
            onPress={() => {
              choose(null);
              firstStar.current?.focus();
            }}
          />
        )}
      </div>
    </Field>
  );
}
