import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answerDenied, answerFailure, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { CALLS, createProfileServer } from './fixtures/profileServer.fixture.ts';
import { SettingsStage } from './fixtures/SettingsStage.fixture.tsx';

function serverWhere(call: string, answer: () => Response | Promise<Response>) {
  const server = createProfileServer();
  server.on(call, answer);
  return server;
}

const meta = {
  title: 'Screens/Settings of an invited brand',
  component: SettingsStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'brand', density: 'comfortable' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./SettingsScreen.tsx') })],
} satisfies Meta<typeof SettingsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const LongWords: Story = {
  args: {
    server: createProfileServer({
      username: 'unternehmenskommunikationsverwaltung@verpackungsmittelruecknahmegesellschaft.example',
    }),
  },
};

export const Loading: Story = { args: { server: serverWhere(CALLS.me, answerNever) } };

export const Failed: Story = { args: { server: serverWhere(CALLS.me, answerFailure) } };

export const Denied: Story = { args: { server: serverWhere(CALLS.me, answerDenied) } };

/** The settings were saved in another window meanwhile. */
export const ChangedElsewhere: Story = {
  args: { server: serverWhere(CALLS.save, () => answerError(409, 'CONFLICT', 'changedMeanwhile')) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'English' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
