'use client';

export { FailedPage, type FailedPageProps } from '../src/MessagePage/FailedPage.tsx';
