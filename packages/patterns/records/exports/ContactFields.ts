'use client';

export { ContactFields } from '../src/ContactFields/ContactFields.tsx';
