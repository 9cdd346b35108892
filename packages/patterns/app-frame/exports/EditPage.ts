'use client';

export { EditPage, type EditPageProps } from '../src/EditPage/EditPage.tsx';
