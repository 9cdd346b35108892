'use client';

export { FrameProviders, type FrameProvidersProps } from '../src/FrameProviders/FrameProviders.tsx';
