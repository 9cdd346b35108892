'use client';

export { UnloadedPage, type UnloadedPageProps } from '../src/ErrorBoundary/UnloadedPage.tsx';
