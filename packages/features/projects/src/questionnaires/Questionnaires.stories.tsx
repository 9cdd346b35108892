import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage } from '../fixtures/ProjectStage.fixture.tsx';
import { buildDefinition, buildQuestionnaire } from '../fixtures/questionnaires.fixture.ts';

const list = '/project/1?tab=questionnaires';
const editor = '/project/1/questionnaires/2';

const meta = {
  title: 'Screens/Projects/Questionnaires',
  component: ProjectStage,
  parameters: { layout: 'fullscreen' },
  args: { path: list },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await Promise.all([
        import('../detail/ProjectDetailScreen.tsx'),
        import('./QuestionnairesTab.tsx'),
        import('./QuestionnaireScreen.tsx'),
      ]),
    }),
  ],
} satisfies Meta<typeof ProjectStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListInEnglish: Story = { globals: { language: 'en' } };

export const Empty: Story = { args: { server: createProjectServer({ questionnaires: [] }) } };

export const ListLoading: Story = { args: { server: createProjectServer().on(CALLS.questionnaires, answerNever) } };

export const ListFailed: Story = { args: { server: createProjectServer().on(CALLS.questionnaires, answerFailure) } };

export const ListDenied: Story = { args: { server: createProjectServer().on(CALLS.questionnaires, answerDenied) } };

/** Whoever only looks opens them and changes nothing. */
export const ListToLookAt: Story = { args: { user: buildUser(), rights: { Project: { view: true } } } };

export const ListOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Adding: Story = {
  args: { server: createProjectServer({ questionnaires: [] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Fragebogen anlegen|Add questionnaire)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Editor: Story = { args: { path: editor } };

export const EditorOnPhone: Story = { args: { path: editor }, globals: { viewport: { value: 'phone' } } };

/** With answers, structure and rules stay as they are. */
export const OnlyWording: Story = {
  args: {
    path: editor,
    server: createProjectServer({ questionnaires: [buildQuestionnaire({ answers: 12, hasChanges: true })] }),
  },
};

/** Everything that is missing is listed before anything is released. */
export const Incomplete: Story = {
  args: {
    path: editor,
    server: createProjectServer({
      questionnaires: [
        buildQuestionnaire({ version: null, hasChanges: true, draft: buildDefinition('Passt er?', '') }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Freigeben|Release)$/ }));
    await screen.findByRole('dialog');
  },
};

export const ToLookAt: Story = {
  args: { path: editor, user: buildUser(), rights: { Project: { view: true } } },
};

export const Version: Story = { args: { path: `${editor}?version=1` } };

export const EditorLoading: Story = {
  args: { path: editor, server: createProjectServer().on(CALLS.questionnaires, answerNever) },
};

export const EditorMissing: Story = { args: { path: '/project/1/questionnaires/77' } };
