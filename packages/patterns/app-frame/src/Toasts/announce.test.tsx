import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { ToastsProvider } from './Toasts.tsx';
import { useNotifier } from './useNotifier.ts';

function Decisions() {
  const { announce, attempt } = useNotifier();
  return (
    <>
      <Button onPress={() => announce('Lena Hartwig zugesagt')}>Zusagen</Button>
      <Button onPress={() => void attempt(async () => {}, String, 'Freigegeben')}>Freigeben</Button>
      <Button
        onPress={() =>
          void attempt(
            () => Promise.reject(new Error()),
            () => 'Abgelehnt',
            'Freigegeben',
          )
        }
      >
        Scheitern
      </Button>
    </>
  );
}

const show = (isInDialog = false) =>
  render(
    <LanguageProvider language="de">
      <ToastsProvider>
        {isInDialog ? (
          <Dialog isOpen onOpenChange={() => {}} title="Titel" closeLabel="Zu">
            <Decisions />
          </Dialog>
        ) : (
          <Decisions />
        )}
      </ToastsProvider>
    </LanguageProvider>,
  );
const press = (name: string) => page.getByRole('button', { name }).click();
const said = () => document.querySelector('[aria-live=polite]');

test('what shows is announced and makes no toast, however often', async () => {
  await show();
  for (let time = 0; time < 6; time += 1) await press('Zusagen');
  expect(said()?.textContent).toBe('Lena Hartwig zugesagt');
  await press('Freigeben');
  await expect.poll(() => said()?.textContent).toBe('Freigegeben');
  expect(page.getByRole('region', { name: 'Meldungen' }).elements()).toEqual([]);
});

test('the same again is announced again', async () => {
  await show();
  await press('Zusagen');
  const before = said()?.firstElementChild;
  await press('Zusagen');
  expect(said()?.firstElementChild).not.toBe(before);
});

test('a failure is a toast', async () => {
  await show();
  await press('Scheitern');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Fehler Abgelehnt');
});

test('while a dialog is open it is still announced, and the document does not grow', async () => {
  await show(true);
  await press('Zusagen');
  expect(said()?.textContent).toBe('Lena Hartwig zugesagt');
  expect(said()?.closest('[inert], [aria-hidden=true]')).toBeNull();
  expect(document.documentElement.scrollHeight).toBe(innerHeight);
});
