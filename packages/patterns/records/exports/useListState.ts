'use client';

export { useListState, type ListRouter, type ListState } from '../src/listState/useListState.ts';
export { useFilterDraft, type FilterDraft } from '../src/listState/useFilterDraft.ts';
