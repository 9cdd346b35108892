import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const way = ['Dashboard', 'Kampagnen', 'Lindenblatt', 'Creator'].map((label) => ({
  label,
  href: `/${label.toLowerCase()}`,
}));
const items = [...way, { label: 'Mehmet Yıldırım' }];

test('the breadcrumbs conform', async () => {
  await expectConformance(<Breadcrumbs label="Brotkrumen" items={items} />, { role: 'navigation', name: 'Brotkrumen' });
});

test('the page itself is no link, even with an address, and a place without one is only named', async () => {
  const places = [
    { label: 'Verwaltung' },
    { label: 'Marken', href: '/brands' },
    { label: 'Lindenblatt', href: '/brands/7' },
  ];
  const screen = await render(<Breadcrumbs label="Brotkrumen" items={places} />);
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Marken']);
  await expect.element(screen.getByText('Lindenblatt')).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByText('Verwaltung')).not.toHaveAttribute('aria-current');
});

test('links go through navigate', async () => {
  const navigate = vi.fn<(href: string) => void>();
  const screen = await render(
    <LocaleProvider language="de" navigate={navigate}>
      <Breadcrumbs label="Brotkrumen" items={items} />
    </LocaleProvider>,
  );
  await screen.getByRole('link', { name: 'Kampagnen' }).click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/kampagnen');
});

test('on phones only a named button may stand for the middle, and only for more than three places', async () => {
  await page.viewport(390, 844);
  const screen = await render(<Breadcrumbs label="Brotkrumen" items={items} />);
  expect(screen.getByRole('link').elements()).toHaveLength(4);
  await screen.rerender(<Breadcrumbs label="Brotkrumen" items={items.slice(2)} expandLabel="Ganzen Weg zeigen" />);
  expect(screen.getByRole('button').elements()).toHaveLength(0);
  await screen.rerender(<Breadcrumbs label="Brotkrumen" items={items} expandLabel="Ganzen Weg zeigen" />);
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Dashboard', 'Creator']);
  await screen.getByRole('button', { name: 'Ganzen Weg zeigen' }).click();
  expect(screen.getByRole('link').elements()).toHaveLength(4);
  await expect.element(screen.getByRole('link', { name: 'Kampagnen' })).toHaveFocus();
  await page.viewport(1280, 720);
});
