'use client';

export { Section, type SectionProps } from '../src/Section/Section.tsx';
