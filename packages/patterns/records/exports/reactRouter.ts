'use client';

export { useRouterListState } from '../src/listState/useRouterListState.ts';
