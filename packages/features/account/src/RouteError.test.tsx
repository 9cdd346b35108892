import '@resonanz/tokens/styles';
import { RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createMemoryPages } from '@resonanz/app-frame/pageRouter';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { RouteError } from './RouteError.tsx';

async function openPage(failure: Error) {
  const load = vi.fn<() => Promise<{ Component: () => React.ReactNode }>>();
  load.mockRejectedValueOnce(failure).mockResolvedValue({ Component: () => <h1>Kampagnen</h1> });
  const router = createMemoryPages(
    [{ errorElement: <RouteError homeHref="/dashboard" />, children: [{ path: '/campaign', lazy: load }] }],
    '/campaign?page=2',
  );
  await render(
    <LanguageProvider language="de">
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  return router;
}

test('a page whose code could not be fetched says so and is tried again by keyboard, at the same address', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = await openPage(new TypeError('Failed to fetch dynamically imported module: /assets/campaign.js'));
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Diese Seite konnte nicht geladen werden' }))
    .toBeVisible();
  await focusOn(page.getByRole('button', { name: 'Erneut versuchen' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Kampagnen' })).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  report.mockRestore();
});

test('a page that fails otherwise is not tried again the same way', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openPage(new Error('boom'));
  await expect.element(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Erneut versuchen' }).elements()).toHaveLength(0);
  report.mockRestore();
});
