import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { PageColumns } from './PageColumns.tsx';

const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect();

async function open() {
  await render(
    <PageColumns asideLabel="Price" aside={<p>Total</p>}>
      <p>Videos</p>
    </PageColumns>,
  );
}

test('what is quieter stands beside at a desk, in a landmark of its own', async () => {
  await page.viewport(1440, 900);
  await open();
  await expect.element(page.getByRole('complementary', { name: 'Price' }).getByText('Total')).toBeVisible();
  expect(boxOf('Total').left).toBeGreaterThan(boxOf('Videos').right - 1);
});

test('and below on a phone', async () => {
  await page.viewport(390, 844);
  await open();
  expect(boxOf('Total').top).toBeGreaterThanOrEqual(boxOf('Videos').bottom);
  expect(document.documentElement.scrollWidth).toBe(390);
});
