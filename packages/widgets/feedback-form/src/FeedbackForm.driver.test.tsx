import '@resonanz/tokens/styles';
import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { feedbackForm } from '@resonanz/testing/drivers';
import type { Feedback } from '@resonanz/validators/feedback';
import { FeedbackForm } from './FeedbackForm.tsx';

const onSend = vi.fn<(entry: Feedback) => void>();

function Asked() {
  const [isOpen, setOpen] = useState(true);
  return (
    <FeedbackForm
      isOpen={isOpen}
      onOpenChange={setOpen}
      onSend={(entry) => {
        onSend(entry);
        return Promise.resolve({ kind: 'failed', text: 'Offline' });
      }}
    />
  );
}

afterEach(cleanup);

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.clearAllMocks();
});

test.each(['de', 'en'] as const)('the published driver drives the form, %s', async (language) => {
  render(
    <LanguageProvider language={language}>
      <Asked />
    </LanguageProvider>,
  );
  const form = feedbackForm();
  await form.fill({ name: 'Mia', title: 'Export', message: 'Spalten' });
  await form.send();
  await expect
    .poll(() => onSend.mock.lastCall?.[0])
    .toEqual({ name: 'Mia', title: 'Export', message: 'Spalten', isAnonymous: false });
  await form.fill({ isAnonymous: true });
  await form.send();
  await expect
    .poll(() => onSend.mock.lastCall?.[0])
    .toEqual({ name: '', title: 'Export', message: 'Spalten', isAnonymous: true });
  await form.cancel();
  await expect.poll(() => form.isShown()).toBe(false);
});
