import type { Meta, StoryObj } from '@storybook/react-vite';
import { sees, seesAlert } from '@resonanz/stage/plays';
import { answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { CALLS, createUgcServer } from '../fixtures/ugcServer.fixture.ts';
import { UgcStage } from '../fixtures/UgcStage.fixture.tsx';

const meta = {
  title: 'Screens/UgcRequests/Dashboard',
  component: UgcStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/campaign-self-service/ugc-dashboard' },
  globals: { audience: 'brand', density: 'comfortable' },
  loaders: [async () => ({ screen: await import('./UgcDashboardScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: /^(Videos zur Entscheidung|Videos to be decided)$/ });
  },
} satisfies Meta<typeof UgcStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {};

export const EverythingDecided: Story = {
  args: { server: createUgcServer({ statistics: { ready: [], videosReady: 0 } }) },
};

export const NothingInSelection: Story = {
  args: {
    path: '/campaign-self-service/ugc-dashboard?period=quarter',
    server: createUgcServer({ statistics: { videosOrdered: 0, requestsOpen: 0, requests: [] } }),
  },
  play: sees(/^(Keine Videos in dieser Auswahl|No videos in this selection)$/),
};

export const Empty: Story = {
  args: { server: createUgcServer({ statistics: { videosOrdered: 0, requestsOpen: 0, requests: [], choices: [] } }) },
  play: sees(/^(Fragen Sie Ihr erstes UGC-Video an\.|Request your first UGC video\.)$/),
};

export const Loading: Story = {
  args: { server: createUgcServer().on(CALLS.statistics, answerNever) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const Failed: Story = {
  args: { server: createUgcServer().on(CALLS.statistics, answerFailure) },
  play: seesAlert,
};

export const English: Story = { globals: { language: 'en' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
