import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { fitPagesToWindow } from '../../exports/fitPagesToWindow.ts';
import { usePages } from './usePages.ts';

test('ten rows a page, unless a shell lets lists fill the window; a choice begins with the first page', async () => {
  const { result, act } = await renderHook(() => usePages());
  expect(result.current.request).toEqual({ pageNumber: 0, pageSize: 10 });
  await act(() => result.current.setPage(3));
  expect(result.current.request).toEqual({ pageNumber: 2, pageSize: 10 });
  await act(() => result.current.setPageSize(50));
  expect(result.current.request).toEqual({ pageNumber: 0, pageSize: 50 });
});

test('in a shell there are as many rows a page as in its lists, also after a choice', async () => {
  localStorage.clear();
  const end = fitPagesToWindow();
  try {
    localStorage.setItem('listLook', JSON.stringify({ pageSize: 25 }));
    const { result, act } = await renderHook(() => usePages());
    expect(result.current.request.pageSize).toBe(25);
    await act(() => result.current.setPageSize(100));
    expect(result.current.request.pageSize).toBe(100);
    expect(JSON.parse(localStorage.getItem('listLook') ?? '{}')).toMatchObject({ pageSize: 100 });
  } finally {
    end();
    localStorage.clear();
  }
});
