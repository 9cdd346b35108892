import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { sees, seesAlert, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildLearningVideo } from '@resonanz/testing/learningMaterials';
import { buildLongMaterial } from '../fixtures/learningServer.fixture.ts';
import { CALLS, createVideoServer } from '../fixtures/videoServer.fixture.ts';
import { VideoStage } from '../fixtures/VideoStage.fixture.tsx';

const meta = {
  title: 'Screens/Learning materials/Staff',
  component: VideoStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./VideoListScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^(Aktionen zu|Actions for)/ });
  },
} satisfies Meta<typeof VideoStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const Empty: Story = {
  args: { server: createVideoServer([]) },
  play: sees(/Es gibt noch kein Lernmaterial|There is no learning material yet/),
};

export const Loading: Story = {
  args: { server: createVideoServer().on(CALLS.list, answerNever) },
  play: async ({ canvas }) => void (await canvas.findByRole('table')),
};

export const Failed: Story = { args: { server: createVideoServer().on(CALLS.list, answerFailure) }, play: seesAlert };

export const Denied: Story = { args: { server: createVideoServer().on(CALLS.list, answerDenied) }, play: seesDenial };

export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Lernmaterial anlegen|Add learning material/ }));
    await screen.findByRole('dialog');
  },
};

export const LongGerman: Story = {
  args: { server: createVideoServer([buildLearningVideo({ ...buildLongMaterial() })]) },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
