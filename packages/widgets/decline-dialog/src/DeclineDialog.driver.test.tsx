import '@resonanz/tokens/styles';
import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { declineDialog } from '@resonanz/testing/drivers';
import { DeclineDialog, type DeclineReason } from './DeclineDialog.tsx';

const onDecline = vi.fn<(reason: DeclineReason) => void>();

function Asked() {
  const [isOpen, setOpen] = useState(true);
  return <DeclineDialog name="Ole Petersen" onDecline={onDecline} isOpen={isOpen} onOpenChange={setOpen} />;
}

afterEach(cleanup);

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.clearAllMocks();
});

test.each([
  ['de', 'Sonstiges'],
  ['en', 'Other'],
] as const)('the published driver drives the dialog, %s', async (language, reason) => {
  render(
    <LanguageProvider language={language}>
      <Asked />
    </LanguageProvider>,
  );
  const dialog = declineDialog();
  await dialog.fill({ reason, text: 'Zu weit weg' });
  await dialog.decline();
  expect(onDecline).toHaveBeenCalledWith({ reason: 5, text: 'Zu weit weg' });
  await dialog.cancel();
  await expect.poll(() => dialog.isShown()).toBe(false);
});
