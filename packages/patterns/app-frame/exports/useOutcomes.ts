'use client';

export { useOutcomes, type Outcomes } from '../src/Toasts/useOutcomes.ts';
