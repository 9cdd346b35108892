import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seesAlert } from '@resonanz/stage/plays';
import { answerError, answerFailure, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildQuestionnaire, createAnsweringServer } from '../fixtures/answering.fixture.ts';
import { TesterStage } from '../fixtures/TesterStage.fixture.tsx';

const serverWith = (...overrides: Parameters<typeof buildQuestionnaire>) =>
  createAnsweringServer(() => answerSuccess(buildQuestionnaire(...overrides)));

const meta = {
  title: 'Screens/Tester projects/Questionnaire',
  component: TesterStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'testerworld' },
  loaders: [async () => ({ screen: await import('./QuestionnaireScreen.tsx') })],
  args: { path: '/testerworld/my-projects/900/questionnaires/11' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
} satisfies Meta<typeof TesterStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HalfFilled: Story = { args: { server: serverWith({ answers: { mild: true } }) } };

export const English: Story = { args: { server: serverWith() }, globals: { language: 'en' } };

export const Late: Story = { args: { server: serverWith({ window: 'late', dueOn: '2026-05-02' }) } };

export const Sent: Story = { args: { server: serverWith({ window: 'sent', sentAt: '2026-05-12T10:00:00.000Z' }) } };

export const Closed: Story = {
  args: { server: createAnsweringServer(() => answerError(409, 'CONFLICT', 'questionnaireClosed')) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /Dieser Fragebogen ist geschlossen|This questionnaire is closed/ }),
    ).toBeVisible();
  },
};

export const Failed: Story = { args: { server: createAnsweringServer(answerFailure) }, play: seesAlert };

export const Phone: Story = { args: { server: serverWith() }, globals: { viewport: { value: 'phone' } } };
