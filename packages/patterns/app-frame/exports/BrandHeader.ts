'use client';

export { BrandHeader, type BrandHeaderProps } from '../src/Header/BrandHeader.tsx';
