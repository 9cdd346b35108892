'use client';

export { NotFoundPage, type NotFoundPageProps } from '../src/MessagePage/NotFoundPage.tsx';
