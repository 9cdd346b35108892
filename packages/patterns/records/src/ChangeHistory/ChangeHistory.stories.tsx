import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { ChangeHistory, type ChangeLine } from './ChangeHistory.tsx';

const words = storyWords({
  trusted: ['Vertrauenswürdig', 'Trusted'],
  pets: ['Haustiere', 'Pets'],
  noteOnTheCooperation: ['Zusammenarbeitsvereinbarungsnotiz', 'Note on the cooperation agreement'],
  dog: ['Hund', 'Dog'],
  cat: ['Katze', 'Cat'],
  threeCampaignsOnTime: ['Drei Kampagnen pünktlich', 'Three campaigns on time'],
});

const LABELS: Readonly<Record<string, string>> = {
  city: shared.city,
  iban: 'IBAN',
  trusted: words.trusted,
  pets: words.pets,
  note: words.noteOnTheCooperation,
};

const lines: readonly ChangeLine[] = [
  {
    historyId: 4,
    at: '2026-05-04T09:58:00.000Z',
    userName: 'Katharina Voss',
    action: 2,
    changes: [
      { field: 'city', before: 'Lüneburg', after: 'Hamburg', masked: false },
      { field: 'iban', before: null, after: null, masked: true },
      { field: 'pets', before: [], after: [words.dog, words.cat], masked: false },
    ],
    reason: null,
  },
  {
    historyId: 3,
    at: '2026-05-03T15:00:00.000Z',
    userName: 'Emre Aksoy',
    action: 3,
    changes: [{ field: 'trusted', before: false, after: true, masked: false }],
    reason: words.threeCampaignsOnTime,
  },
  {
    historyId: 2,
    at: '2026-04-30T08:00:00.000Z',
    userName: null,
    action: 2,
    changes: [{ field: 'note', before: both('kurz', 'short'), after: 'x'.repeat(160), masked: false }],
    reason: null,
  },
  { historyId: 1, at: '2025-02-03T09:00:00.000Z', userName: 'Katharina Voss', action: 1, changes: [], reason: null },
];

const meta = {
  title: 'Patterns/Records/ChangeHistory',
  component: ChangeHistory,
  decorators: [(Story) => <div style={{ inlineSize: 'min(320px, 100%)' }}>{Story()}</div>],
  args: {
    lines,
    fieldLabel: (field) => LABELS[field] ?? field,
    now: new Date('2026-05-04T10:00:00.000Z'),
    onReload: fn(),
    onOlder: fn(),
  },
} satisfies Meta<typeof ChangeHistory<ChangeLine>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Loading: Story = { args: { lines: undefined } };

export const Empty: Story = { args: { lines: [] } };

export const Failed: Story = { args: { lines: undefined, hasFailed: true } };

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOlder).toHaveBeenCalledOnce();
  },
};
