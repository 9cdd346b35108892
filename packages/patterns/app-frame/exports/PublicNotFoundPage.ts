'use client';

export { PublicNotFoundPage, type PublicNotFoundPageProps } from '../src/MessagePage/PublicNotFoundPage.tsx';
