'use client';

export { PlainPage, type PlainPageProps } from '../src/PlainPage/PlainPage.tsx';
