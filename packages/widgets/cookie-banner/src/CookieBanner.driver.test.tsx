import '@resonanz/tokens/styles';
import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '@resonanz/i18n/react';
import { cookieBanner } from '@resonanz/testing/drivers';
import { CookieBanner } from './CookieBanner.tsx';

const onAnswer = vi.fn<(isAccepted: boolean) => void>();

function Asked() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <CookieBanner
      privacyHref="/privacy"
      onAnswer={(isAccepted) => {
        onAnswer(isAccepted);
        setOpen(false);
      }}
    />
  );
}

afterEach(cleanup);

test.each([
  ['de', 'accept', true],
  ['en', 'decline', false],
] as const)('the published driver drives the banner, %s: %s', async (language, answer, isAccepted) => {
  render(
    <LanguageProvider language={language}>
      <Asked />
    </LanguageProvider>,
  );
  const banner = cookieBanner();
  await banner[answer]();
  expect(onAnswer).toHaveBeenLastCalledWith(isAccepted);
  await expect.poll(() => banner.isShown()).toBe(false);
});
