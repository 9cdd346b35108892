import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildLearningVideo } from '@resonanz/testing/learningMaterials';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { buildLongMaterial } from '../fixtures/learningServer.fixture.ts';
import { CALLS, createVideoServer } from '../fixtures/videoServer.fixture.ts';
import { VideoStage } from '../fixtures/VideoStage.fixture.tsx';

const serverThat = (answer: Parameters<ReturnType<typeof createVideoServer>['on']>[1]) => {
  const server = createVideoServer();
  server.on(CALLS.list, answer);
  return server;
};

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
  play: async ({ canvas }) => {
    await canvas.findByText(/Es gibt noch kein Lernmaterial|There is no learning material yet/);
  },
};

export const Loading: Story = { args: { server: serverThat(answerNever) }, play: async ({ canvas }) => void (await canvas.findByRole('table')) };

export const Failed: Story = { args: { server: serverThat(answerFailure) }, play: async ({ canvas }) => void (await canvas.findByRole('alert')) };

export const Denied: Story = { args: { server: serverThat(answerDenied) }, play: async ({ canvas }) => void (await canvas.findByText(/Keine Berechtigung|No permission/)) };

export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Lernmaterial anlegen|Add learning material/ }));
    await screen.findByRole('dialog');
  },
};

export const LongGerman: Story = { args: { server: createVideoServer([buildLearningVideo({ ...buildLongMaterial() })]) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
