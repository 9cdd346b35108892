import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '@resonanz/i18n/react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Bomb({ isArmed }: { isArmed: boolean }) {
  if (isArmed) throw new Error('boom');
  return <p>Alles gut</p>;
}

test('shows a friendly page, reports the error and tries again on another route', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onError = vi.fn<(error: unknown) => void>();
  const at = (path: string, isArmed: boolean) => (
    <LanguageProvider language="de">
      <ErrorBoundary homeHref="/dashboard" resetKey={path} onError={onError}>
        <Bomb isArmed={isArmed} />
      </ErrorBoundary>
    </LanguageProvider>
  );
  const screen = await render(at('/a', true));
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Diese Seite lässt sich gerade nicht anzeigen');
  await expect.element(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/dashboard');
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ message: 'boom' });
  await screen.rerender(at('/b', false));
  await expect.element(screen.getByText('Alles gut')).toBeVisible();
  report.mockRestore();
});
