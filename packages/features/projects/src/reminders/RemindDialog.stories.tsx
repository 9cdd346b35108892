import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { answerFailure, answerNever, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildReminders, MEDIA_CALLS as CALLS } from '../fixtures/media.fixture.ts';
import { buildProjectDetails } from '../fixtures/projects.fixture.ts';
import { createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage } from '../fixtures/ProjectStage.fixture.tsx';

/** A test whose products are on their way. */
const shipped = () => createProjectServer({ project: { counts: { ...buildProjectDetails().counts, shipped: 3 } } });

const meta = {
  title: 'Screens/Projects/Reminders',
  component: ProjectStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/project/1', server: shipped() },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await Promise.all([import('../detail/ProjectDetailScreen.tsx'), import('./RemindDialog.tsx')]),
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Weitere Aktionen|More actions)$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Tester erinnern|Remind testers)$/ }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof ProjectStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};

export const InEnglish: Story = { globals: { language: 'en' } };

export const Many: Story = {
  args: {
    server: shipped().on(CALLS.missing, () =>
      answerSuccess(
        Array.from({ length: 20 }, buildReminders)
          .flat()
          .map((each, index) => ({ ...each, applicationId: index + 1 })),
      ),
    ),
  },
};

export const Nobody: Story = { args: { server: shipped().on(CALLS.missing, () => answerSuccess([])) } };

export const Loading: Story = { args: { server: shipped().on(CALLS.missing, answerNever) } };

export const Failed: Story = { args: { server: shipped().on(CALLS.missing, answerFailure) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
