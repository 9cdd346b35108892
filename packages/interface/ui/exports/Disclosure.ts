'use client';
export { Disclosure, type DisclosureProps } from '../src/Disclosure/Disclosure.tsx';
