'use client';

export { useRouterListState } from '../src/listState/useRouterListState.ts';
export { useRouterView } from '../src/listState/useRouterView.ts';
