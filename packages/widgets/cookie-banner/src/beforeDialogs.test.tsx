import '@resonanz/tokens/styles';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Button } from '@resonanz/ui/Button';
import { createMemoryConsent, type MemoryConsent } from './consent.fixture.ts';
import { CookieConsent } from './CookieConsent.tsx';
import { mountCookieBanner } from './plain.ts';

const onConfirm = vi.fn<() => void>();

/** A page with a dialog as high as the window, which asks for a consent of its own. */
function Page({ isOpenAtFirst = false }: { isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <main>
      <Button onPress={() => setOpen(true)}>Fragen</Button>
      <AlertDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Neue Bedingungen"
        size="large"
        confirmLabel="Zustimmen"
        cancelLabel="Abmelden"
        onConfirm={onConfirm}
      >
        <p style={{ blockSize: 3000 }}>Bedingungen</p>
      </AlertDialog>
    </main>
  );
}

let end = () => {};
afterEach(() => {
  end();
  end = () => {};
  onConfirm.mockReset();
});

const forms: readonly (readonly [string, (consent: MemoryConsent, isOpenAtFirst: boolean) => Promise<unknown>])[] = [
  [
    'React',
    (consent, isOpenAtFirst) =>
      render(
        <LanguageProvider language="de">
          <CookieConsent consent={consent} privacyHref="#privacy" />
          <Page isOpenAtFirst={isOpenAtFirst} />
        </LanguageProvider>,
      ),
  ],
  [
    'plain',
    async (consent, isOpenAtFirst) => {
      end = mountCookieBanner({ consent, privacyHref: '#privacy' });
      await render(<Page isOpenAtFirst={isOpenAtFirst} />);
    },
  ],
];

const banner = () => page.getByRole('region', { name: 'Cookie-Hinweis' });
const dialog = () => page.getByRole('alertdialog');
const accept = () => page.getByRole('button', { name: 'Verstanden!' });

/** What lies under the pointer in the middle of each button and link of a layer is that control. */
async function expectUncovered(layer: Element): Promise<void> {
  expect(layer.closest('[inert]')).toBeNull();
  const controls = [...layer.querySelectorAll('button, a')];
  expect(controls.length).toBeGreaterThan(1);
  const isCovered = (control: Element) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect.poll(() => controls.filter(isCovered).map((control) => control.textContent)).toEqual([]);
}

describe.each(forms)('%s', (_, show) => {
  test.each([
    [1440, 900],
    [1280, 720],
    [390, 844],
    [320, 640],
  ])('at %i × %i the choice lies above everything, and a dialog waits for it', async (width, height) => {
    await page.viewport(width, height);
    await show(createMemoryConsent(), true);
    await expect.element(banner()).toHaveFocus();
    expect(dialog().elements()).toEqual([]);
    await expectUncovered(banner().element());
    await accept().click();
    expect(onConfirm).not.toHaveBeenCalled();
    await expect.element(dialog()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Abmelden' })).toHaveFocus();
    await expectUncovered(dialog().element());
    await page.getByRole('button', { name: 'Zustimmen' }).click();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  test('by keyboard: the button that asked waits for the choice and gets the focus back from the dialog', async () => {
    await page.viewport(1440, 900);
    await show(createMemoryConsent(), false);
    const opener = page.getByRole('button', { name: 'Fragen' });
    await focusOn(opener);
    await userEvent.keyboard('{Enter}');
    await expect.element(banner()).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Abmelden' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('a choice that is put again while a dialog is open never lies dead above it', async () => {
    await page.viewport(390, 844);
    const consent = createMemoryConsent(false);
    await show(consent, true);
    await expect.element(dialog()).toBeVisible();
    consent.reopen();
    const drawn = () => document.querySelector('[data-cookie-banner]');
    await expect.poll(drawn).not.toBeNull();
    const isInSight = drawn()?.checkVisibility({ visibilityProperty: true });
    await expectUncovered((isInSight ? banner() : dialog()).element());
  });
});
