import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sees, seesAlert } from '@resonanz/stage/plays';
import { answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { CALLS, createNetworkServer } from '../fixtures/networkServer.fixture.ts';
import { NetworkStage, publicRoutes } from '../fixtures/NetworkStage.fixture.tsx';

const meta = {
  title: 'Screens/Network/Overview',
  component: NetworkStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/brand', routes: publicRoutes, user: null },
  globals: { audience: 'brand', density: 'comfortable' },
  loaders: [async () => ({ screen: await import('./OverviewScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
  },
} satisfies Meta<typeof NetworkStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** In the frame of the portal ways to the lists and to a request are added. */
export const Brand: Story = {
  render: ({ routes: _routes, user: _user, ...args }) => <NetworkStage {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(Alle Creator ansehen|See all creators)$/ })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { server: createNetworkServer().on(CALLS.sample, answerNever) },
  play: sees(/^(Personen werden geladen|Loading people)$/),
};

export const Failed: Story = {
  args: { server: createNetworkServer().on(CALLS.sample, answerFailure) },
  play: seesAlert,
};

export const Empty: Story = {
  args: { server: createNetworkServer({ sample: { models: [], creators: [], channels: [] } }) },
  play: sees(/^(Noch niemand zu sehen|Nobody to see yet)$/),
};
