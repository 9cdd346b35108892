import { type ListRouter, useListState } from '@resonanz/records/useListState';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { todoList } from './todoList.ts';

const BOARD = '#board';

/** How the to-dos are drawn. */
export type TodoView = 'table' | 'board';

/** The state of the list and how it is drawn, both in the address; filters keep the view. */
export function useTodoList() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const push = useCallback((next: string) => void navigate({ search: next, hash }), [navigate, hash]);
  const replace = useCallback((next: string) => void navigate({ search: next, hash }, { replace: true }), [navigate, hash]);
  const router: ListRouter = { search, push, replace };
  const list = useListState(todoList, router);
  const view: TodoView = hash === BOARD ? 'board' : 'table';
  const setView = (next: TodoView) => void navigate({ search, hash: next === 'board' ? BOARD : '' });
  return { list, view, setView };
}
