'use client';

export { ErrorBoundary, type ErrorBoundaryProps } from '../src/ErrorBoundary/ErrorBoundary.tsx';
export { ErrorPage, type ErrorPageProps } from '../src/ErrorBoundary/ErrorPage.tsx';
