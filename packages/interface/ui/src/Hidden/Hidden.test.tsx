import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Hidden } from './Hidden.tsx';

const all = (
  <>
    <Hidden below="tablet">below tablet</Hidden>
    <Hidden below="desktop">below desktop</Hidden>
    <Hidden above="phone">above phone</Hidden>
    <Hidden above="tablet">above tablet</Hidden>
    <Hidden above="desktop">above desktop</Hidden>
  </>
);

test.each([
  [767, ['above phone', 'above tablet', 'above desktop']],
  [768, ['below tablet', 'above tablet', 'above desktop']],
  [991, ['below tablet', 'above tablet', 'above desktop']],
  [992, ['below tablet', 'below desktop', 'above desktop']],
  [1199, ['below tablet', 'below desktop', 'above desktop']],
  [1200, ['below tablet', 'below desktop']],
])('at %i px these are in sight: %j', async (width, shown) => {
  await page.viewport(width, 600);
  const { container } = await render(all);
  const inSight = [...container.children].flatMap((child) =>
    getComputedStyle(child).display === 'none' ? [] : [child.textContent],
  );
  expect(inSight).toEqual(shown);
});
