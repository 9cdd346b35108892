'use client';

export { WaitingPage, type WaitingPageProps } from '../src/MessagePage/WaitingPage.tsx';
