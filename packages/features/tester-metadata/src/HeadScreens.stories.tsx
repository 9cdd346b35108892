import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { seesAlert, seesBusyTable, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildHead, buildHeads } from './fixtures/heads.fixture.ts';
import { CALLS, createHeadServer } from './fixtures/headServer.fixture.ts';
import { HeadStage } from './fixtures/HeadStage.fixture.tsx';

const EDIT = '/testerworld?key=productTestTopHeader';

const meta = {
  title: 'Screens/Tester metadata',
  component: HeadStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./MetadataScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^(Aktionen zu|Actions for)/ });
  },
} satisfies Meta<typeof HeadStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const Loading: Story = {
  args: { server: createHeadServer().on(CALLS.list, answerNever) },
  play: seesBusyTable,
};

export const Failed: Story = { args: { server: createHeadServer().on(CALLS.list, answerFailure) }, play: seesAlert };

export const Denied: Story = { args: { server: createHeadServer().on(CALLS.list, answerDenied) }, play: seesDenial };

export const Preview: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /(Aktionen zu|Actions for).*(Produkttests|product)/ }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Vorschau|Preview)$/ }));
    await screen.findByRole('dialog');
    await screen.findByRole('heading', { level: 3 });
  },
};

export const Editing: Story = {
  args: { path: EDIT },
  play: async ({ canvas }) => void (await canvas.findByRole('form')),
};

export const EditingEnglish: Story = { ...Editing, globals: { language: 'en' } };

const longWords = {
  title: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenluftbefeuchter im Alltagstest',
  text: 'Lebensmittelverpackungsmittelrücknahmeverordnungskonforme Nachfüllpackungsverschlusskappen. '.repeat(4),
};

export const LongGerman: Story = {
  args: {
    server: createHeadServer([
      buildHead({ value: { value_de: longWords, value_en: longWords } }),
      ...buildHeads().slice(1),
    ]),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const EditingOnAPhone: Story = { ...Editing, globals: { viewport: { value: 'phone' } } };
