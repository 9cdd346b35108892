import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { defineList } from './defineList.ts';
import { fitPagesToWindow } from './listLook.ts';
import { readList } from './readList.ts';
import { useListState } from './useListState.ts';
import { useMemoryRouter } from './useMemoryRouter.ts';

const demo = (own: { defaultPageSize?: number } = {}) => defineList({ sorts: ['name'], filters: {}, ...own });

const open = (definition = demo(), start = '') =>
  renderHook(() => {
    const router = useMemoryRouter(start);
    return { list: useListState(definition, router), history: router.history };
  });

let end = () => {};

/** A shell starts in a window of this size. */
async function startIn(width: number, height: number) {
  await page.viewport(width, height);
  end = fitPagesToWindow();
}

beforeEach(() => localStorage.clear());
afterEach(() => end());

describe('rows a page where the user has not chosen', () => {
  test.each([
    [1280, 720, 10],
    [1440, 900, 25],
    [2560, 1440, 25],
    [3840, 2160, 50],
    [390, 844, 10],
  ])('a window of %i × %i asks for %i', async (width, height, rows) => {
    await startIn(width, height);
    const { result } = await open();
    expect(result.current.list.pageSize).toBe(rows);
    expect(result.current.list.request.pageSize).toBe(rows);
    // A user who reads the list before its screen is drawn asks for the same.
    expect(readList(demo(), '?q=herbst')).toEqual({
      request: { ...result.current.list.request, search: 'herbst' },
      filters: {},
    });
  });

  test('a list with rows a page of its own keeps them', async () => {
    await startIn(1440, 900);
    const { result } = await open(demo({ defaultPageSize: 10 }));
    expect(result.current.list.pageSize).toBe(10);
  });

  test('another size of the window does not read the list again', async () => {
    await startIn(1280, 720);
    const { result } = await open();
    await page.viewport(1440, 900);
    expect(result.current.list.pageSize).toBe(10);
  });

  test('a later page means the same rows in every window', async () => {
    await startIn(1440, 900);
    const { result, act } = await open();
    await act(() => result.current.list.setPage(3));
    expect(result.current.history.at(-1)).toBe('?size=25&page=3');
    const other = await open(demo(), '?page=3');
    expect(other.result.current.list).toMatchObject({ page: 3, pageSize: 10 });
  });
});

test('rows a page that the user chose stay, here and in the next list', async () => {
  await startIn(1440, 900);
  const { result, act } = await open(demo(), '?size=25&page=2');
  await act(() => result.current.list.setPageSize(50));
  expect(result.current.list).toMatchObject({ page: 1, pageSize: 50 });
  expect(result.current.history.at(-1)).toBe('');
  expect((await open()).result.current.list.pageSize).toBe(50);
  await startIn(1440, 900);
  const reopened = await open();
  expect(reopened.result.current.list.pageSize).toBe(50);
  await reopened.act(() => reopened.result.current.list.setPageSize(10));
  expect(reopened.result.current.list.pageSize).toBe(10);
});

test('where no shell asks for it, lists begin with ten rows and nothing is stored', async () => {
  await page.viewport(1440, 900);
  const { result, act } = await open();
  expect(result.current.list.pageSize).toBe(10);
  await act(() => result.current.list.setPageSize(25));
  expect(result.current.list.pageSize).toBe(25);
  expect(localStorage.length).toBe(0);
});
