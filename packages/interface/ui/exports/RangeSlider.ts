'use client';
export { RangeSlider, type Range, type RangeSliderProps } from '../src/RangeSlider/RangeSlider.tsx';
