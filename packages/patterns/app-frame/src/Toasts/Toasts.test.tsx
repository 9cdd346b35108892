import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { createToastQueue } from '@resonanz/ui/toastQueue';
import { ToastsProvider } from './Toasts.tsx';

const words = (element: Element) => element.textContent;

test('what is said before toasts can be shown is shown and announced as soon as they can', async () => {
  const queue = createToastQueue();
  queue.add({ tone: 'bad', title: 'Fehler', text: 'Der Server ist nicht erreichbar.' });
  await render(
    <LanguageProvider language="de">
      <ToastsProvider queue={queue}>Seite</ToastsProvider>
    </LanguageProvider>,
  );
  queue.add({ tone: 'ok', title: 'Gespeichert' });
  queue.add({ tone: 'ok', title: 'Verworfen' });
  queue.close(queue.getToasts()[0]?.id ?? '');
  await expect.element(page.getByRole('region', { name: 'Meldungen' })).toBeVisible();
  // Regions that speak are in the tree only once their words can be announced.
  await expect.element(page.getByRole('alert')).toHaveTextContent('Fehler Der Server ist nicht erreichbar.');
  await expect.element(page.getByRole('status')).toHaveTextContent('Gespeichert');
  expect(page.getByRole('status').elements().map(words)).toEqual(['Gespeichert']);
});
