import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { seesAlert } from '@resonanz/stage/plays';
import { answerFailure } from '@resonanz/testing/envelopeFetch';
import { createTesterServer, createTesterServerThat } from '../fixtures/testerServer.fixture.ts';
import { TesterStage } from '../fixtures/TesterStage.fixture.tsx';
import { buildMyTestDetail } from '../fixtures/tests.fixture.ts';

const serverWith = (...overrides: Parameters<typeof buildMyTestDetail>) =>
  createTesterServer({ test: buildMyTestDetail(...overrides) });

const meta = {
  title: 'Screens/Tester projects/My test',
  component: TesterStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'testerworld' },
  loaders: [async () => ({ screen: await import('./MyTestScreen.tsx') })],
  args: { path: '/testerworld/my-projects/900' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
  },
} satisfies Meta<typeof TesterStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answering: Story = { args: { server: serverWith() } };

export const English: Story = { args: { server: serverWith() }, globals: { language: 'en' } };

export const Shipped: Story = {
  args: { server: serverWith({ step: 'shipped', receivedAt: null, openQuestionnaireId: null, dueOn: null }) },
};

/** Withdrawing asks first. */
export const Withdrawing: Story = {
  args: {
    server: serverWith({
      status: 0,
      step: 'applied',
      canWithdraw: true,
      shippedAt: null,
      receivedAt: null,
      openQuestionnaireId: null,
      questionnaires: [],
      dueOn: null,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Bewerbung zurückziehen|Withdraw application/ }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Missed: Story = { args: { server: serverWith({ isLate: true, isMissed: true, dueOn: '2026-05-02' }) } };

export const Declined: Story = {
  args: {
    server: serverWith({
      status: 2,
      step: 'applied',
      outcome: 'declined',
      reason: 'Die Plätze gingen an Testerinnen und Tester mit Hund.',
      shippedAt: null,
      questionnaires: [],
      openQuestionnaireId: null,
      ledger: [],
      pointsEarned: 0,
    }),
  },
};

export const Done: Story = {
  args: { server: serverWith({ step: 'done', outcome: 'done', openQuestionnaireId: null, pointsEarned: 125 }) },
};

export const Failed: Story = { args: { server: createTesterServerThat(answerFailure) }, play: seesAlert };

export const Phone: Story = { args: { server: serverWith() }, globals: { viewport: { value: 'phone' } } };
