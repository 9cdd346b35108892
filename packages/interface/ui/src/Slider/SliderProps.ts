import type { FieldProps } from '../Field/FieldProps.ts';

/** What sliders have, whether with one thumb or two. */
export interface SliderScaleProps extends Omit<FieldProps, 'hidesLabel' | 'isReadOnly' | 'isRequired' | 'name' | 'id'> {
  /**
   * Hides label and values from sight, not from assistive technology; only where both stand nearby, for example in
   * number fields.
   */
  hidesLabel?: boolean;
  /** Least value; 0 by default. */
  minValue?: number;
  /** Greatest value. */
  maxValue: number;
  /** Distance of values on a linear scale; 1 by default. */
  step?: number;
  /** `logarithmic` for followers and sums, which span powers of ten. */
  scale?: 'linear' | 'logarithmic';
  /** Writes a value; with thousands marks by default. */
  formatValue?: (value: number) => string;
}
