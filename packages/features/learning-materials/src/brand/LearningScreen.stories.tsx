import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { sees, seesAlert, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import {
  buildLongMaterial,
  buildMaterials,
  createLearningServer,
  createLearningServerThat,
} from '../fixtures/learningServer.fixture.ts';
import { LearningStage } from '../fixtures/LearningStage.fixture.tsx';

const meta = {
  title: 'Screens/Learning materials/Brand',
  component: LearningStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'brand' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./LearningScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
  },
} satisfies Meta<typeof LearningStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const Narrowed: Story = {
  args: { path: '/campaign-self-service/learning-materials?category=law' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(1);
  },
};

export const NoMatch: Story = {
  args: { path: '/campaign-self-service/learning-materials?category=results' },
  play: sees(/Kein Treffer|No match/),
};

export const Empty: Story = {
  args: { server: createLearningServer([]) },
  play: sees(/Noch kein Lernmaterial|No learning material yet/),
};

export const Loading: Story = {
  args: { server: createLearningServerThat(answerNever) },
  play: sees(/Lernmaterial wird geladen|Loading learning material/),
};

export const Failed: Story = {
  args: { server: createLearningServerThat(answerFailure) },
  play: seesAlert,
};

export const Denied: Story = {
  args: { server: createLearningServerThat(answerDenied) },
  play: seesDenial,
};

/** The files of the stage have no content: the player says that it can't play. */
export const Player: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Briefing“ ansehen|Watch “How to write/ }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toBeVisible();
    await screen.findByRole('alert');
  },
};

export const LongGerman: Story = { args: { server: createLearningServer([buildLongMaterial(), ...buildMaterials()]) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongGermanOnAPhone: Story = { ...LongGerman, globals: { viewport: { value: 'phone' } } };
