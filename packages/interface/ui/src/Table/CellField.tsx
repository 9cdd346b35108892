import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { useNumberInput } from '../NumberField/useNumberInput.ts';
import type { NumberCellEdit } from './CellEdit.ts';
import * as css from './EditableCell.css.ts';

interface FieldOf<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

const startAll = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

/** One line of text. */
export function TextCellField({ label, value, onChange }: FieldOf<string>) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => startAll(input.current), []);
  return <input ref={input} className={css.input} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />;
}

/** A number in the writing of the language. */
export function NumberCellField<Row>({ label, value, onChange, edit }: FieldOf<number | null> & { edit: NumberCellEdit<Row> }) {
  const { inputProps } = useNumberInput({
    value,
    onChange,
    fractionDigits: edit.fractionDigits ?? 0,
    ...(edit.minValue === undefined ? {} : { minValue: edit.minValue }),
  });
  const { ref } = inputProps;
  useLayoutEffect(() => startAll(ref.current), [ref]);
  return (
    <>
      <input {...inputProps} className={classNames(css.input, css.number)} aria-label={label} />
      {edit.unit && <span className={css.unit}>{edit.unit}</span>}
    </>
  );
}
