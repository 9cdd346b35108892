import '@resonanz/tokens/styles';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { DECLINE_REASON_OTHER } from '@resonanz/domain/campaigns';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { DeclineDialog, type DeclineDialogProps, type DeclineReason } from './DeclineDialog.tsx';

function Asked({ language = 'en', ...props }: Partial<DeclineDialogProps> & { language?: Language }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <LanguageProvider language={language}>
      <button type="button" onClick={() => setOpen(true)}>
        Again
      </button>
      <DeclineDialog name="Ole Petersen" onDecline={() => {}} {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </LanguageProvider>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Decline proposal' });
const submit = () => dialog().getByRole('button', { name: 'Decline' });
const radio = (name: string) => dialog().getByRole('radio', { name });
const words = () => dialog().getByRole('textbox', { name: 'Your reason' });

let onDecline: ReturnType<typeof vi.fn<(reason: DeclineReason) => void>>;

beforeEach(async () => {
  await page.viewport(1440, 900);
  onDecline = vi.fn<(reason: DeclineReason) => void>();
});

test('conforms in both languages', async () => {
  await expectConformance(<Asked language="de" />, { role: 'dialog', name: 'Vorschlag ablehnen' });
  await expectConformance(<Asked />, { role: 'dialog', name: 'Decline proposal' });
});

test('says the reasons as they are specified, in both languages', async () => {
  const screen = await render(<Asked language="de" />);
  const reasons = () =>
    page
      .getByRole('radio')
      .elements()
      .map((radio) => radio.closest('label')?.textContent);
  await expect
    .poll(reasons)
    .toEqual([
      'Bereits zusammengearbeitet, keine weitere Zusammenarbeit gewünscht',
      'Creator passt nicht zur Marke',
      'Community-Daten passen nicht zur Zielgruppe',
      'Preise des Creators passen nicht zum Budget',
      'Sonstiges',
    ]);
  await screen.rerender(<Asked />);
  await expect
    .poll(() => reasons().map((reason) => reason?.toLowerCase()))
    .toEqual([
      'already cooperated and no further cooperation desired',
      'creator does not fit the brand',
      'community data does not fit the target group',
      'creator prices do not fit the budget',
      'other',
    ]);
});

test('offers the five reasons and names the channel', async () => {
  await render(<Asked onDecline={onDecline} />);
  await expect.element(dialog().getByText(/Why does Ole Petersen not fit\?/)).toBeVisible();
  expect(dialog().getByRole('radio').elements()).toHaveLength(5);
  await expect.element(submit()).toBeDisabled();
});

test.each([
  [1, 'Already cooperated and no further cooperation desired'],
  [2, 'Creator does not fit the brand'],
  [3, 'Community data does not fit the target group'],
  [4, 'Creator prices do not fit the budget'],
] as const)('reports reason %s', async (reason, name) => {
  await render(<Asked onDecline={onDecline} />);
  await radio(name).click();
  await expect.element(words()).not.toBeInTheDocument();
  await submit().click();
  expect(onDecline.mock.calls).toEqual([[{ reason }]]);
});

test('"other" needs words, reported without the space around them', async () => {
  await render(<Asked onDecline={onDecline} />);
  await radio('Other').click();
  await words().fill('   ');
  await submit().click();
  expect(onDecline).not.toHaveBeenCalled();
  await expect.element(words()).toHaveFocus();
  await expect.element(words()).toBeInvalid();
  await words().fill('  Too loud.\n');
  await expect.element(words()).toBeValid();
  await submit().click();
  expect(onDecline.mock.calls).toEqual([[{ reason: DECLINE_REASON_OTHER, text: 'Too loud.' }]]);
});

test('takes 1,000 characters', async () => {
  await render(<Asked onDecline={onDecline} />);
  await radio('Other').click();
  await expect.element(words()).toHaveAttribute('maxlength', '1000');
});

test('is empty again the next time', async () => {
  await render(<Asked onDecline={onDecline} />);
  await radio('Other').click();
  await words().fill('Too loud.');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.element(submit()).toBeDisabled();
  await radio('Other').click();
  await expect.element(words()).toHaveValue('');
});

test('stays while the decision is sent', async () => {
  await render(<Asked isPending />);
  await expect.element(dialog().getByRole('img', { name: 'The decision is being sent' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('title, question and button name what is declined', async () => {
  await render(
    <Asked title="Decline request" question="Why do you decline CR-2026-0005?" submitLabel="Decline and tell" />,
  );
  const request = page.getByRole('dialog', { name: 'Decline request' });
  await expect.element(request.getByText('Why do you decline CR-2026-0005?')).toBeVisible();
  await expect.element(request.getByRole('button', { name: 'Decline and tell' })).toBeDisabled();
});

test('a failure is said, and the choice stays for another attempt', async () => {
  const screen = await render(<Asked onDecline={onDecline} />);
  await radio('Other').click();
  await words().fill('Too loud.');
  await submit().click();
  await screen.rerender(<Asked onDecline={onDecline} isPending errorMessage="No connection." />);
  await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument();
  await screen.rerender(<Asked onDecline={onDecline} errorMessage="No connection." />);
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('No connection.');
  await expect.element(words()).toHaveValue('Too loud.');
  await submit().click();
  expect(onDecline).toHaveBeenCalledTimes(2);
});
