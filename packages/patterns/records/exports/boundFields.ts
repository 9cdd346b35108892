'use client';

export { BoundCheck, type BoundCheckProps } from '../src/boundFields/BoundCheck.tsx';
export {
  BoundComboBox,
  type BoundComboBoxProps,
  BoundMulti,
  type BoundMultiProps,
  BoundSelect,
  type BoundSelectProps,
} from '../src/boundFields/BoundChoice.tsx';
export { BoundDate, type BoundDateProps } from '../src/boundFields/BoundDate.tsx';
export {
  BoundMoney,
  type BoundMoneyProps,
  BoundNumber,
  type BoundNumberProps,
} from '../src/boundFields/BoundNumber.tsx';
export { BoundArea, type BoundAreaProps, BoundText, type BoundTextProps } from '../src/boundFields/BoundText.tsx';
