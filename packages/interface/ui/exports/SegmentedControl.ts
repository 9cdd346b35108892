'use client';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from '../src/SegmentedControl/SegmentedControl.tsx';
