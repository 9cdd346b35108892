'use client';

export { SavedViews, type SavedViewsProps } from '../src/SavedViews/SavedViews.tsx';
export type { NameAnswer, SavedView } from '../src/SavedViews/SavedViewsPanel.tsx';
