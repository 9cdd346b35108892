'use client';

export { ListScreen, type ListScreenProps } from '../src/ListScreen/ListScreen.tsx';
export type { ListPage, ListQuery, ListTableParts } from '../src/ListScreen/useListTable.tsx';
export type { ActiveFilter } from '../src/ListScreen/ActiveFilters.tsx';
