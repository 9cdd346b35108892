import '@resonanz/tokens/styles';
import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { selectCampaignDialog } from '@resonanz/testing/drivers';
import { SelectCampaignDialog, type SelectableCampaign } from './SelectCampaignDialog.tsx';

const campaigns = ['Herbstleuchten', 'Herbstmarkt', 'Wandern (Alpen)'].map((name, index) => ({
  campaignId: index + 1,
  name,
}));
const channels = [{ channelId: 1, name: 'Lena Hoffmann', picture: null }];
const onChoose = vi.fn<(campaign: SelectableCampaign) => void>();

function Asked({ isBookmarkMode }: { isBookmarkMode: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <SelectCampaignDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      campaigns={campaigns}
      channels={channels}
      isBookmarkMode={isBookmarkMode}
      onChoose={onChoose}
    />
  );
}

afterEach(cleanup);

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.clearAllMocks();
});

test.each([
  ['de', true],
  ['en', false],
] as const)('the published driver drives the dialog, %s', async (language, isBookmarkMode) => {
  render(
    <LanguageProvider language={language}>
      <Asked isBookmarkMode={isBookmarkMode} />
    </LanguageProvider>,
  );
  const dialog = selectCampaignDialog();
  expect(await dialog.canChoose()).toBe(false);
  await dialog.search('herbst');
  await expect.poll(() => dialog.options()).toEqual(['Herbstleuchten', 'Herbstmarkt']);
  await dialog.choose('Wandern (Alpen)');
  expect(onChoose).toHaveBeenCalledWith(campaigns[2]);
  expect(await dialog.canChoose()).toBe(true);
  await dialog.close();
  await expect.poll(() => dialog.isShown()).toBe(false);
});
