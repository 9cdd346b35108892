import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { answerFailure, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { CALLS, createTermsServer } from './fixtures/termsServer.fixture.ts';
import { TermsStage } from './fixtures/TermsStage.fixture.tsx';

const meta = {
  title: 'Screens/New terms',
  component: TermsStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'brand', density: 'comfortable' },
  loaders: [async () => ({ dialog: await import('./TermsDialog.tsx') })],
  play: async () => {
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof TermsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

function createFailingServer(): EnvelopeFetch {
  const server = createTermsServer();
  server.on(CALLS.accept, answerFailure);
  return server;
}

/** The brand accepted an earlier version. */
export const Renewed: Story = {};
export const RenewedEnglish: Story = { globals: { language: 'en' } };
export const RenewedPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** An account that staff has made has accepted nothing yet. */
export const First: Story = { args: { server: createTermsServer({ acceptedVersion: null, acceptedAt: null }) } };

/** The consent could not be saved. */
export const Failed: Story = {
  args: { server: createFailingServer() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Zustimmen|Accept)$/ }));
    await screen.findByRole('alert');
  },
};
