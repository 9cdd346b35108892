'use client';

export { ListScreen, type ListScreenProps } from '../src/ListScreen/ListScreen.tsx';
export type { ListPage, ListQuery, ListTableParts } from '../src/ListScreen/useListTable.tsx';
