'use client';

export { InsetSections } from '../src/Section/InsetSections.tsx';
export { Section, type SectionProps } from '../src/Section/Section.tsx';
