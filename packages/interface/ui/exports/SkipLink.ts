'use client';
export { SkipLink, type SkipLinkProps } from '../src/SkipLink/SkipLink.tsx';
