'use client';

export { PublicHeader, type PublicHeaderProps } from '../src/PublicHeader/PublicHeader.tsx';
