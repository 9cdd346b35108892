import type { Meta, StoryObj } from '@storybook/react-vite';
import { seesDenial, seesNoData, seesReload } from '@resonanz/stage/plays';
import { answerDenied, answerFailure } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createUgcServer } from '../fixtures/ugcServer.fixture.ts';
import { UgcStage } from '../fixtures/UgcStage.fixture.tsx';

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

export const Many: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Exportieren|Export)$/ });
  },
};

export const Filtered: Story = { args: { path: `${PATH}?status=2&assignee=2&language=de` } };

export const Empty: Story = {
  args: { server: createUgcServer({ requests: [] }) },
  play: seesNoData,
};

export const Failed: Story = {
  args: { server: createUgcServer().on(CALLS.list, answerFailure) },
  play: seesReload,
};

export const Denied: Story = {
  args: { server: createUgcServer().on(CALLS.list, answerDenied) },
  play: seesDenial,
};

export const English: Story = { globals: { language: 'en' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
