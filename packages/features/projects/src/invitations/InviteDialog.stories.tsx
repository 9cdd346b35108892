import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { answerFailure, answerNever, answerPage } from '@resonanz/testing/envelopeFetch';
import { buildCandidates, MEDIA_CALLS as CALLS } from '../fixtures/media.fixture.ts';
import { createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage } from '../fixtures/ProjectStage.fixture.tsx';

/** A test that takes applications for five more days. */
const open = () => createProjectServer({ project: { applicationUntil: berlinDayIn(new Date(), 5) } });

const many = Array.from({ length: 20 }, buildCandidates)
  .flat()
  .map((each, index) => ({ ...each, userId: 101 + index }));

const meta = {
  title: 'Screens/Projects/Invitations',
  component: ProjectStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/project/1', server: open() },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await Promise.all([import('../detail/ProjectDetailScreen.tsx'), import('./InviteDialog.tsx')]),
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Weitere Aktionen|More actions)$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Tester einladen|Invite testers)$/ }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof ProjectStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Candidates: Story = {};

export const InEnglish: Story = { globals: { language: 'en' } };

export const Many: Story = { args: { server: open().on(CALLS.candidates, () => answerPage(many, 0, 25)) } };

export const Nobody: Story = { args: { server: open().on(CALLS.candidates, () => answerPage([], 0, 25)) } };

export const Loading: Story = { args: { server: open().on(CALLS.candidates, answerNever) } };

export const Failed: Story = { args: { server: open().on(CALLS.candidates, answerFailure) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
