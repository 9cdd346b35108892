import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const labels = {
  navigation: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: (number: number) => `Seite ${number}`,
  pageSize: 'Zeilen',
};
const ends = { ...labels, first: 'Anfang', last: 'Ende' };
const nothing = () => {};
const pagination = (props: Partial<Omit<PaginationProps, 'totalCount' | 'isLastPage'>>, total = 100) => (
  <Pagination page={3} pageSize={10} totalCount={total} onPageChange={nothing} labels={labels} {...props} />
);

test('the pagination conforms, with and without a total', async () => {
  await expectConformance(pagination({ onPageSizeChange: nothing, labels: ends }), {
    role: 'navigation',
    name: 'Seiten',
  });
  await expectConformance(
    <Pagination page={3} pageSize={10} isLastPage={false} onPageChange={nothing} labels={labels} />,
    {
      role: 'button',
      name: 'Seite 3',
    },
  );
});

test('the present page and the end of the way do nothing', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  const screen = await render(pagination({ page: 10, onPageChange, labels: ends }));
  for (const name of ['Seite 10', 'Weiter', 'Ende'])
    (screen.getByRole('button', { name, exact: true }).element() as HTMLElement).click();
  expect(onPageChange).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Zurück' }).click();
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(9);
});

test('from a page that has gone, back leads to the last there is', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  const screen = await render(pagination({ page: 9, onPageChange }, 42));
  await expect.element(screen.getByRole('button', { name: 'Weiter' })).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: 'Zurück' }).click();
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(5);
});

test('without a total, pages before are offered and the way on stays open', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  const screen = await render(
    <Pagination page={2} pageSize={10} isLastPage={false} onPageChange={onPageChange} labels={ends} />,
  );
  const names = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Anfang', 'Zurück', 'Seite 1', 'Seite 2', 'Weiter']);
  await screen.getByRole('button', { name: 'Weiter' }).click();
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(3);
});

test('a list without records has one page', async () => {
  const screen = await render(pagination({ page: 1 }, 0));
  await expect.element(screen.getByRole('button', { name: 'Seite 1' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('button', { name: 'Weiter' })).toHaveAttribute('aria-disabled', 'true');
});

test('a page size that is set but not offered can be chosen', async () => {
  const screen = await render(pagination({ pageSize: 20, onPageSizeChange: nothing }));
  await screen.getByRole('combobox').click();
  expect(
    screen
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['10', '20', '25', '50', '100']);
});

test('a phone shows the page and its neighbours, with arrows to the ends the page alone', async () => {
  await page.viewport(320, 640);
  const screen = await render(pagination({ page: 5, formatPage: (number) => `${number}.` }));
  const texts = () =>
    screen
      .getByRole('button')
      .elements()
      .map((button) => button.textContent);
  expect(texts()).toEqual(['', '4.', '5.', '6.', '']);
  await screen.rerender(pagination({ page: 5, labels: ends }));
  expect(texts()).toEqual(['', '', '5', '', '']);
  for (const button of screen.getByRole('button').elements()) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await page.viewport(1280, 720);
});
