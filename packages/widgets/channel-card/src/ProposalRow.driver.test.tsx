import '@resonanz/tokens/styles';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '@resonanz/i18n/react';
import { buildProposedChannel } from '@resonanz/testing/campaignRequests';
import { channelCard } from '@resonanz/testing/drivers';
import { ProposalRow } from './ProposalRow.tsx';

afterEach(cleanup);

test.each(['de', 'en'] as const)('the published driver drives proposals, %s', async (language) => {
  const calls: string[] = [];
  const events = {
    onApprove: vi.fn<(channel: { readonly channelId: number }) => void>(() => void calls.push('approve')),
    onWaitingList: () => calls.push('waiting list'),
    onDecline: () => calls.push('decline'),
  };
  render(
    <LanguageProvider language={language}>
      <ul>
        <ProposalRow channel={buildProposedChannel()} {...events} />
        <ProposalRow channel={buildProposedChannel({}, 1)} {...events} />
      </ul>
    </LanguageProvider>,
  );
  const card = channelCard();
  await card.approve('Jonas Weidenfeller');
  await card.waitingList('Lena Hoffmann');
  await card.decline('Lena Hoffmann');
  expect(calls).toEqual(['approve', 'waiting list', 'decline']);
  expect(events.onApprove).toHaveBeenCalledWith(expect.objectContaining({ channelId: 1_001 }));
});
