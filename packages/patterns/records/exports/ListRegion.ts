'use client';

export { ListRegion, type ListRegionProps } from '../src/ListRegion/ListRegion.tsx';
