import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type ReadPart, useReadMark } from './useReadMark.ts';

function Thread({ pages, tell }: { pages: readonly ReadPart[] | undefined; tell: (commentId: number) => void }) {
  useReadMark(pages, tell);
  return null;
}

const part = (...comments: readonly [commentId: number, isOwn: boolean][]): ReadPart => ({
  content: comments.map(([commentId, isOwn]) => ({ commentId, isOwn })),
});

test('the newest comment of others is told once, and each newer one; own comments and older parts are not', async () => {
  const tell = vi.fn<(commentId: number) => void>();
  const { rerender } = await render(<Thread pages={undefined} tell={tell} />);
  await rerender(<Thread pages={[part([5, true])]} tell={tell} />);
  expect(tell).not.toHaveBeenCalled();
  await rerender(<Thread pages={[part([6, false], [7, true]), part([3, false])]} tell={tell} />);
  await rerender(<Thread pages={[part([6, false], [7, true], [8, true])]} tell={tell} />);
  expect(tell.mock.calls).toEqual([[6]]);
  await rerender(<Thread pages={[part([6, false], [9, false])]} tell={tell} />);
  expect(tell.mock.calls).toEqual([[6], [9]]);
});
