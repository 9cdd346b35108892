import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { buildAdmin } from '@resonanz/testing/users';
import {
  buildOverview,
  buildOverviewCampaign,
  buildOverviewEntry,
  buildOverviewTodo,
  CALLS,
  createOverviewServer,
  emptyOverview,
} from './fixtures/overviewServer.fixture.ts';
import { WorkOverviewStage } from './fixtures/WorkOverviewStage.fixture.tsx';

/** A server whose overview answers in one fixed way. */
const LONG = 'Nachhaltigkeitskommunikationsverantwortlichkeitsvereinbarung der Verpackungsmittelrücknahmegesellschaft';

const meta = {
  title: 'Screens/WorkOverview',
  component: WorkOverviewStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./WorkOverviewScreen.tsx') })],
} satisfies Meta<typeof WorkOverviewStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Admin: Story = {
  args: { path: '/dashboard-new?whose=all&region=2', user: buildAdmin() },
};

export const One: Story = {
  args: {
    server: createOverviewServer({ ...emptyOverview(), campaigns: { total: 1, rows: [buildOverviewCampaign()] } }),
  },
};

/** A widget shows the first rows, and how many there are. */
export const TenThousand: Story = {
  args: {
    server: createOverviewServer(
      buildOverview({
        campaigns: {
          total: 10_000,
          rows: many(10, (index) =>
            buildOverviewCampaign({ campaignId: index + 1, name: `Herbstleuchten ${index + 1}` }),
          ),
        },
        deadlines: {
          total: 10_000,
          rows: many(10, (index) => buildOverviewEntry({ entryId: index + 1, partner: `Lena Hartwig ${index + 1}` })),
        },
        todos: {
          total: 10_000,
          rows: many(10, (index) =>
            buildOverviewTodo({ todoId: index + 1, title: `Mediakit ${index + 1} nachfordern` }),
          ),
        },
      }),
    ),
  },
};

export const OneWidget: Story = { args: { path: '/dashboard-new?widget=deadlines' } };

export const SomeMissing: Story = {
  args: { server: createOverviewServer(buildOverview({ todos: null, requests: null })) },
};

export const Empty: Story = { args: { server: createOverviewServer(emptyOverview()) } };

export const Loading: Story = { args: { server: createOverviewServer().on(CALLS.overview, answerNever) } };

export const Failed: Story = { args: { server: createOverviewServer().on(CALLS.overview, answerFailure) } };

export const Denied: Story = { args: { server: createOverviewServer().on(CALLS.overview, answerDenied) } };

const longWords = createOverviewServer(
  buildOverview({
    campaigns: {
      total: 1,
      rows: [buildOverviewCampaign({ name: LONG, customer: LONG, budgetUsed: 1_234_567, mediaBudget: 9_876_543 })],
    },
    deadlines: {
      total: 1,
      rows: [buildOverviewEntry({ partner: LONG, campaignName: LONG, daysLeft: -3, dueDate: '2026-01-01' })],
    },
    todos: {
      total: 1,
      rows: [
        buildOverviewTodo({
          title: LONG,
          priority: 3,
          dueDate: '2026-01-01',
          assignName: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
        }),
      ],
    },
  }),
);

export const LongWords: Story = { args: { server: longWords } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLongWords: Story = { args: { server: longWords }, globals: { viewport: { value: 'phone' } } };
