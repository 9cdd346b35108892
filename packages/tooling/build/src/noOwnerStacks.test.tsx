import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

test('a warning of React is given as ever', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = createRoot(document.createElement('div'));
  const items = ['a', 'b'].map((text) => createElement('li', null, text));
  flushSync(() => root.render(createElement('ul', null, items)));
  expect(warned.mock.calls.map(([text]) => String(text))).toEqual([expect.stringContaining('unique "key" prop')]);
  warned.mockRestore();
  root.unmount();
});
