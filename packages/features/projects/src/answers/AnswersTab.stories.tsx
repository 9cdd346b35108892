import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { answerDenied, answerFailure, answerNever, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildQuestionnaires, buildSummary } from '../fixtures/answers.fixture.ts';
import { ANSWER_CALLS } from '../fixtures/answerServer.fixture.ts';
import { createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage } from '../fixtures/ProjectStage.fixture.tsx';

/** A test with answers to its questionnaires. */
const answered = () => createProjectServer({ questionnaires: buildQuestionnaires() });

const meta = {
  title: 'Screens/Projects/Evaluation',
  component: ProjectStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/project/1?tab=answers', server: answered() },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await Promise.all([
        import('../detail/ProjectDetailScreen.tsx'),
        import('./AnswersTab.tsx'),
        import('../gallery/GalleryTab.tsx'),
        import('../report/ReportDialog.tsx'),
      ]),
    }),
  ],
} satisfies Meta<typeof ProjectStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const answering = (...answer: Parameters<typeof buildSummary>) =>
  answered().on(ANSWER_CALLS.answers, () => answerSuccess(buildSummary(...answer)));

export const Answers: Story = {};

export const AnswersInEnglish: Story = { globals: { language: 'en' } };

export const AnswersOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Each answer that was given by one person. */
export const OneAnswer: Story = {
  args: {
    server: answering({
      sent: 1,
      late: 0,
      drafts: 0,
      versions: [{ version: 1, sent: 1 }],
      questions: buildSummary()
        .questions.slice(0, 1)
        .map((each) => ({
          ...each,
          answered: 1,
          counts: each.counts.map(({ value }, at) => ({ value, count: at === 0 ? 1 : 0 })),
        })),
    }),
  },
};

export const NoAnswers: Story = { args: { server: answering({ sent: 0, late: 0, drafts: 0, versions: [] }) } };

/** What filters leave is too small a group. */
export const TooFewPeople: Story = { args: { server: answering({ isMasked: true, sent: 0, late: 0, questions: [] }) } };

export const Loading: Story = { args: { server: answered().on(ANSWER_CALLS.answers, answerNever) } };

export const Failed: Story = { args: { server: answered().on(ANSWER_CALLS.answers, answerFailure) } };

export const Denied: Story = { args: { server: answered().on(ANSWER_CALLS.questionnaires, answerDenied) } };

export const CrossTab: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('Kreuztabelle'));
    await screen.findAllByText('verdeckt', { exact: false });
  },
};

export const Media: Story = { args: { path: '/project/1?tab=gallery' } };

export const NoMedia: Story = {
  args: {
    path: '/project/1?tab=gallery',
    server: answered().on(ANSWER_CALLS.media, () =>
      answerSuccess({ content: [], totalElements: 0, totalPages: 0, number: 0, size: 24, withConsent: 0 }),
    ),
  },
};

export const Report: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bericht' }));
    await screen.findByRole('dialog');
  },
};
