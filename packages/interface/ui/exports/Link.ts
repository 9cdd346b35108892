'use client';
export { Link, type LinkProps } from '../src/Link/Link.tsx';
