import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { sees, seesAlert, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildLongMaterial, CALLS, createMaterialServer } from '../fixtures/materialServer.fixture.ts';
import { MaterialStage } from '../fixtures/MaterialStage.fixture.tsx';

const meta = {
  title: 'Screens/UGC material',
  component: MaterialStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./UgcMaterialsScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^(Aktionen zu|Actions for)/ });
  },
} satisfies Meta<typeof MaterialStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rights that are valid, end soon, are over, and are not there yet. */
export const Many: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const Empty: Story = {
  args: { server: createMaterialServer([]) },
  play: sees(/steht es hier|it is listed here/),
};

export const Loading: Story = {
  args: { server: createMaterialServer().on(CALLS.list, answerNever) },
  play: async ({ canvas }) => void (await canvas.findByRole('table')),
};

export const Failed: Story = {
  args: { server: createMaterialServer().on(CALLS.list, answerFailure) },
  play: seesAlert,
};

export const Denied: Story = {
  args: { server: createMaterialServer().on(CALLS.list, answerDenied) },
  play: seesDenial,
};

const open =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await screen.findByRole('heading', { name: /Nutzungsrechte|Usage rights/ });
    await screen.findByText(/Lea Grünwald \(/);
  };

export const Details: Story = { play: open(/^Nachtserum Lindenblüte/) };

export const DetailsExpired: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Lippenpflege Honig/ }));
    await screen.findByText(/abgelaufen\. Der Download|The download is blocked/);
  },
};

export const LongGerman: Story = { args: { server: createMaterialServer([buildLongMaterial()]) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneDetails: Story = { globals: { viewport: { value: 'phone' } }, play: open(/^Nachtserum Lindenblüte/) };
