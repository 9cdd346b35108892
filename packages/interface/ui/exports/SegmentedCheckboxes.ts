'use client';
export {
  SegmentedCheckboxes,
  type SegmentedCheckbox,
  type SegmentedCheckboxesProps,
} from '../src/SegmentedCheckboxes/SegmentedCheckboxes.tsx';
