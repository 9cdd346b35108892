'use client';
export { LoadFailure, type LoadFailureProps } from '../src/LoadFailure/LoadFailure.tsx';
