import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type ReadPart, useReadMark } from './useReadMark.ts';

function Thread({ pages, onRead }: { pages: readonly ReadPart[] | undefined; onRead: (commentId: number) => void }) {
  useReadMark(pages, onRead);
  return null;
}

const part = (...comments: readonly [commentId: number, isOwn: boolean][]): ReadPart => ({
  content: comments.map(([commentId, isOwn]) => ({ commentId, isOwn })),
});

test('the newest comment of others is reported once, and each newer one; own comments and older parts are not', async () => {
  const onRead = vi.fn<(commentId: number) => void>();
  const { rerender } = await render(<Thread pages={undefined} onRead={onRead} />);
  await rerender(<Thread pages={[part([5, true])]} onRead={onRead} />);
  expect(onRead).not.toHaveBeenCalled();
  await rerender(<Thread pages={[part([6, false], [7, true]), part([3, false])]} onRead={onRead} />);
  await rerender(<Thread pages={[part([6, false], [7, true], [8, true])]} onRead={onRead} />);
  expect(onRead.mock.calls).toEqual([[6]]);
  await rerender(<Thread pages={[part([6, false], [9, false])]} onRead={onRead} />);
  expect(onRead.mock.calls).toEqual([[6], [9]]);
});
