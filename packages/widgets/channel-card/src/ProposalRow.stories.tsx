import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { ProposalRow, type ProposalRowProps, type ProposedChannel } from './ProposalRow.tsx';

const words = storyWords({
  vienna: ['Wien', 'Vienna'],
  weHadAVery: [
    'Wir haben im Frühjahr schon eine sehr ähnliche Kooperation im Podcastbereich gehabt und möchten diesmal Videos.',
    'We had a very similar cooperation with podcasts in spring and would like videos this time.',
  ],
});

const channel: ProposedChannel = {
  entryId: 500,
  campaignRequestId: 5,
  requestTitle: 'Herbstleuchten 2026 – Pflegeserie',
  channelId: 1000,
  platform: 'Blog',
  channelUrl: 'https://sophie-brandstaetter.example',
  handle: 'sophie-brandstaetter',
  name: 'Sophie Brandstätter',
  picture: null,
  city: words.vienna,
  country: 'AU',
  followers: 12_700,
  engagementRate: 3.97,
  service: 'Integration',
  externalBudget: 450,
  currencyCode: 'EUR',
  brandStatus: 1,
  brandDeclineReason: null,
  publishedAt: '2026-10-05T08:12:00Z',
  daysLeft: 5,
  comments: 0,
  audience: { germany: 18, austria: 74, switzerland: 4, genderMale: 22, genderFemale: 75, topAgeBand: 'age25To34' },
};

const long: Partial<ProposedChannel> = {
  name: 'Theresa Freifrau von Aufseß-Rautenberg zu Hohenlohe-Waldenburg',
  platform: 'Podcast',
  city: 'Garmisch-Partenkirchen',
  followers: 8_400,
  externalBudget: 124_420.5,
};

function Demo({ channel: given, onApprove, onWaitingList, ...props }: ProposalRowProps) {
  const [current, setCurrent] = useState(given);
  return (
    <ul>
      <ProposalRow
        {...props}
        channel={current}
        onApprove={(each) => {
          setCurrent({ ...each, brandStatus: 3, daysLeft: null });
          onApprove?.(each);
        }}
        onWaitingList={(each) => {
          setCurrent({ ...each, brandStatus: 2 });
          onWaitingList?.(each);
        }}
      />
    </ul>
  );
}

const meta = {
  title: 'Widgets/ProposalRow',
  component: Demo,
  args: { channel, onApprove: fn(), onWaitingList: fn(), onDecline: fn() },
  globals: { audience: 'brand', density: 'comfortable' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const WithAudience: Story = { args: { showsAudience: true } };
export const Waiting: Story = { args: { channel: { ...channel, brandStatus: 2, daysLeft: 0 } } };
export const Approved: Story = {
  args: { channel: { ...channel, brandStatus: 3, daysLeft: null, platform: 'TikTok', followers: 1_240_000 } },
};

export const Declined: Story = {
  args: { channel: { ...channel, brandStatus: 4, brandDeclineReason: '3', daysLeft: null, platform: 'Instagram' } },
};

export const DeclinedInOwnWords: Story = {
  args: {
    channel: {
      ...channel,
      brandStatus: 4,
      brandDeclineReason: words.weHadAVery,
      daysLeft: null,
    },
  },
};

export const NothingKnown: Story = {
  args: {
    showsAudience: true,
    channel: {
      ...channel,
      city: null,
      engagementRate: null,
      followers: null,
      externalBudget: null,
      service: '',
      audience: {
        germany: null,
        austria: null,
        switzerland: null,
        genderMale: null,
        genderFemale: null,
        topAgeBand: null,
      },
    },
  },
};

/** Without handlers nothing can be decided: the decision so far is there. */
export const ToLookAt: Story = {
  render: () => (
    <ul>
      <ProposalRow channel={channel} showsAudience />
      <ProposalRow channel={{ ...channel, brandStatus: 2 }} showsAudience />
    </ul>
  ),
};

export const LongNames: Story = { args: { showsAudience: true, channel: { ...channel, ...long } } };

/** Below 760 px of its own width the row folds, wherever it stands. */
export const Narrow: Story = {
  args: { showsAudience: true, channel: { ...channel, ...long } },
  decorators: [(Story) => <div style={{ inlineSize: 358 }}>{Story()}</div>],
};

export const Sending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** Several in a list: the columns stand below each other. */
export const List: Story = {
  render: (args) => (
    <ul>
      <ProposalRow {...args} />
      <ProposalRow {...args} channel={{ ...channel, ...long }} />
      <ProposalRow
        {...args}
        channel={{
          ...channel,
          name: 'Aylin Demir',
          city: 'Berlin',
          platform: 'TikTok',
          followers: 1_240_000,
          externalBudget: 6500,
          brandStatus: 3,
          daysLeft: null,
        }}
      />
      <ProposalRow
        {...args}
        channel={{
          ...channel,
          name: 'Ole Petersen',
          city: 'Kiel',
          platform: 'Instagram',
          followers: 41_600,
          externalBudget: 560,
          brandStatus: 4,
          brandDeclineReason: '3',
          daysLeft: null,
        }}
      />
    </ul>
  ),
};

/** Tab goes from the channel to its decisions; after a decision the focus stays in the row. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Sophie Brandstätter/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /zusagen$|^Approve/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onWaitingList).toHaveBeenCalledOnce();
    const row = canvas.getByRole('listitem');
    await waitFor(() => expect(row.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onApprove).toHaveBeenCalledOnce();
  },
};
