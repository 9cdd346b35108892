import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { seesAlert, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { AccountStage } from '../fixtures/AccountStage.fixture.tsx';
import { buildNewProfile, buildProfile } from '../fixtures/profile.fixture.ts';
import { createProfileServer, createProfileServerThat } from '../fixtures/profileServer.fixture.ts';

const meta = {
  title: 'Screens/Tester account/Profile',
  component: AccountStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'testerworld' },
  args: { path: '/testerworld/profile', server: createProfileServer() },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./ProfileScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('meter');
  },
} satisfies Meta<typeof AccountStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};

export const English: Story = { globals: { language: 'en' } };

/** As it is after the registration. */
export const Incomplete: Story = { args: { server: createProfileServer(buildNewProfile()) } };

export const NewsletterWaits: Story = {
  args: { server: createProfileServer(buildProfile({ newsletter: 'waiting' })) },
};

export const Loading: Story = {
  args: { server: createProfileServerThat(answerNever) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Profil wird geladen' });
  },
};

export const Failed: Story = { args: { server: createProfileServerThat(answerFailure) }, play: seesAlert };

export const Denied: Story = { args: { server: createProfileServerThat(answerDenied) }, play: seesDenial };

const longWords = createProfileServer(
  buildProfile({
    firstName: 'Maximilian-Alexander Konstantin',
    lastName: 'von Hohenstein-Wittelsbach-Sachsenhausen',
    city: 'Hellschen-Heringsand-Unterschaar',
    street: 'Bischöflich-Geistlicher-Rat-Josef-Zinnbauer-Straße 123',
    categories: [1, 11, 12, 2, 27, 4, 41, 74, 104],
    children: 15,
  }),
);

export const LongWords: Story = { args: { server: longWords } };

/** The account is deleted by keyboard, with a wrong password at first. */
export const Deletion: Story = {
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: /^Konto löschen/ });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await expect(document.querySelector('[role=dialog], dialog')).not.toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'phone' } } };
