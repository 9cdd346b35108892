'use client';
export { Accordion, type AccordionProps } from '../src/Disclosure/Accordion.tsx';
