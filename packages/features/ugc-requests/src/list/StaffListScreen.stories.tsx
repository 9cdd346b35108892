import { answerDenied, answerFailure } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UgcStage } from '../fixtures/UgcStage.fixture.tsx';
import { CALLS, createUgcServer } from '../fixtures/ugcServer.fixture.ts';

const PATH = '/campaign/ugc-video-request';

const meta = {
  title: 'Screens/UgcRequests/StaffList',
  component: UgcStage,
  parameters: { layout: 'fullscreen' },
  args: { path: PATH, user: buildUser() },
  loaders: [async () => ({ screen: await import('./StaffListScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^UGC-2026-0007/);
  },
} satisfies Meta<typeof UgcStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const Filtered: Story = { args: { path: `${PATH}?status=2&assignee=2&language=de` } };

export const Empty: Story = {
  args: { server: createUgcServer({ requests: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Keine Daten vorhanden|No data available)$/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { server: createUgcServer({ answers: { [CALLS.list]: answerFailure } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Erneut laden|Load again)$/)).toBeVisible();
  },
};

export const Denied: Story = {
  args: { server: createUgcServer({ answers: { [CALLS.list]: answerDenied } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Keine Berechtigung für dieses Modul|No permission for this module)$/)).toBeVisible();
  },
};

export const English: Story = { globals: { language: 'en' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
