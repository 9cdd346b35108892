import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sees, seesAlert, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { createPointsServer, createPointsServerThat } from '../fixtures/accountServer.fixture.ts';
import { AccountStage } from '../fixtures/AccountStage.fixture.tsx';
import { buildBookings, buildEmptyLedger, buildLedger } from '../fixtures/ledger.fixture.ts';

const meta = {
  title: 'Screens/Tester account/Points',
  component: AccountStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'testerworld' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./PointsScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: /^(Buchungen|Points history)/ });
  },
} satisfies Meta<typeof AccountStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const One: Story = {
  args: {
    server: createPointsServer(
      buildLedger({
        ...buildEmptyLedger(),
        total: 5,
        bookings: buildBookings([{ at: new Date().toISOString(), points: 5 }]),
      }),
    ),
  },
};

/** The first day: nothing was booked, no deadline has passed. */
export const Empty: Story = {
  args: { server: createPointsServer(buildEmptyLedger()) },
  play: sees(/^(Noch keine Punkte|No points yet)$/),
};

/** Nothing comes after the highest level. */
export const Platinum: Story = { args: { server: createPointsServer(buildLedger({ total: 1_234_567 })) } };

export const Loading: Story = {
  args: { server: createPointsServerThat(answerNever) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status');
  },
};

export const Failed: Story = { args: { server: createPointsServerThat(answerFailure) }, play: seesAlert };

export const Denied: Story = { args: { server: createPointsServerThat(answerDenied) }, play: seesDenial };

const longWords = createPointsServer(
  buildLedger({
    bookings: buildBookings([
      {
        at: new Date().toISOString(),
        event: 'correction',
        points: -10,
        titleDe: null,
        titleEn: null,
        note: 'Lebensmittelverpackungsmittelrücknahmeverordnungskonforme Nachbuchungsvereinbarung',
      },
      {
        at: new Date().toISOString(),
        event: 'testCompletedInTime',
        points: 123_456,
        titleDe: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenluftbefeuchter',
      },
    ]),
  }),
);

export const LongWords: Story = { args: { server: longWords } };

/** The years are changed and more bookings are shown by keyboard. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const years = await canvas.findAllByRole('radio');
    years[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(years[1]).toBeChecked();
    await canvas.findByRole('table', { name: new RegExp(`${Number(new Date().getFullYear()) - 1}$`) });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'phone' } } };
