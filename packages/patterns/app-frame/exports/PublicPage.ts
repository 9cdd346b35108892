'use client';

export { PublicPage, type PublicPageProps } from '../src/PublicPage/PublicPage.tsx';
