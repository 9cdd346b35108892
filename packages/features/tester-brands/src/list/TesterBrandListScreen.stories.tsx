import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { staffPaths } from '@resonanz/domain/paths';
import { sees, seesAlert, seesBusyTable, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildBrand, CALLS, createTesterBrandServer } from '../fixtures/testerBrandServer.fixture.ts';
import { TesterBrandStage } from '../fixtures/TesterBrandStage.fixture.tsx';

const meta = {
  title: 'Screens/Tester brands',
  component: TesterBrandStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await Promise.all([
        import('./TesterBrandListScreen.tsx'),
        import('../edit/TesterBrandDialog.tsx'),
        import('../order/BrandOrderDialog.tsx'),
      ]),
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^(Aktionen zu|Actions for)/ });
  },
} satisfies Meta<typeof TesterBrandStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const One: Story = { args: { server: createTesterBrandServer([buildBrand()]) } };

export const Empty: Story = {
  args: { server: createTesterBrandServer([]) },
  play: sees(/^(Noch keine Brands|No brands yet)$/),
};

export const NothingFits: Story = {
  args: { path: `${staffPaths.testerworldBrand()}?state=hidden`, server: createTesterBrandServer([buildBrand()]) },
  play: sees(/^(Zu dieser Suche oder diesen Filtern gibt es keine Einträge|No records match this search)/),
};

export const Loading: Story = {
  args: { server: createTesterBrandServer().on(CALLS.list, answerNever) },
  play: seesBusyTable,
};

export const Failed: Story = {
  args: { server: createTesterBrandServer().on(CALLS.list, answerFailure) },
  play: seesAlert,
};

export const Denied: Story = {
  args: { server: createTesterBrandServer().on(CALLS.list, answerDenied) },
  play: seesDenial,
};

export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Brand anlegen|Add brand)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Aktionen zu|Actions for) .Morgenstern/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Bearbeiten|Edit)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Ordering: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Reihenfolge ändern|Change order)$/ }));
    await screen.findByRole('list', { name: /^(Reihenfolge ändern|Change order)$/ });
  },
};

export const LongGerman: Story = {
  args: {
    server: createTesterBrandServer([
      buildBrand({
        name: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaftszentrale eG',
        customerName: 'Donaudampfschifffahrtsgesellschaftskapitänsversorgungswerk',
      }),
    ]),
  },
};

/** On phones the table becomes cards. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
