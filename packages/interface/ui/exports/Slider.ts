'use client';
export { Slider, type SliderProps } from '../src/Slider/Slider.tsx';
