import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answerNever, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import {
  buildCleanPreview,
  buildImports,
  buildLongPreview,
  buildUpdatePreview,
} from '../fixtures/importData.fixture.ts';
import { CALLS, createInfluencerServer, failure } from '../fixtures/influencerServer.fixture.ts';
import { InfluencerStage } from '../fixtures/InfluencerStage.fixture.tsx';

const meta = {
  title: 'Screens/Influencers/Import',
  component: InfluencerStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./ImportScreen.tsx') })],
  args: { path: '/dashboard/import' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
} satisfies Meta<typeof InfluencerStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const next = { name: /^(Weiter|Next)$/ };
const file = new File(['Vorname;Nachname\r\nWiebke;Harms\r\n'], 'influencer.csv', { type: 'text/csv' });

const toColumns: Play = async ({ canvas }) => {
  await userEvent.upload(
    await canvas.findByLabelText(/^(Datei mit Influencern|File with influencers)/, { selector: 'input' }),
    file,
  );
  await userEvent.click(canvas.getByRole('button', next));
};

const toPreview: Play = async (context) => {
  await toColumns(context);
  await context.canvas.findByRole('table');
  await userEvent.click(context.canvas.getByRole('button', next));
  await expect(await context.canvas.findByText('Wiebke Harms', { selector: 'tr:first-child *' })).toBeVisible();
};

export const ChooseFile: Story = {};

/** Earlier imports with a way back. */
export const LastImports: Story = {
  args: { server: createInfluencerServer([]).on(CALLS.imports, () => answerSuccess(buildImports())) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /^(Letzte Importe|Last imports)$/ })).toBeVisible();
  },
};

export const BrokenFile: Story = {
  args: { server: createInfluencerServer([]).on(CALLS.inspect, () => failure(422, 'importFileBroken', 'file')) },
  play: async (context) => {
    await toColumns(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

/** The server reads the file. */
export const Reading: Story = {
  args: { server: createInfluencerServer([]).on(CALLS.inspect, answerNever) },
  play: toColumns,
};

export const Failed: Story = {
  args: { server: createInfluencerServer([]).on(CALLS.inspect, () => failure(500, 'internal')) },
  play: async (context) => {
    await toColumns(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

export const MapColumns: Story = {
  play: async (context) => {
    await toColumns(context);
    await expect(await context.canvas.findByRole('table')).toBeVisible();
  },
};

export const PreviewWithErrors: Story = { play: toPreview };

export const PreviewWithoutErrors: Story = {
  args: { server: createInfluencerServer([]).on(CALLS.preview, () => answerSuccess(buildCleanPreview())) },
  play: toPreview,
};

/** What is known is brought up to date: every change with its old and new value. */
export const PreviewOfUpdate: Story = {
  args: { server: createInfluencerServer([]).on(CALLS.preview, () => answerSuccess(buildUpdatePreview())) },
  play: async (context) => {
    await toColumns(context);
    await context.canvas.findByRole('table');
    await userEvent.click(context.canvas.getByRole('radio', { name: /^(Aktualisieren|Update)$/ }));
    await userEvent.click(context.canvas.getByRole('button', next));
    await expect(await context.canvas.findByText('Nordlicht Management')).toBeVisible();
  },
};

export const PreviewOfOneRow: Story = {
  args: { server: createInfluencerServer([]).on(CALLS.preview, () => answerSuccess(buildLongPreview(1))) },
  play: toPreview,
};

/** As many rows as a file may have. */
export const PreviewOfTenThousandRows: Story = {
  args: { server: createInfluencerServer([]).on(CALLS.preview, () => answerSuccess(buildLongPreview(10_000))) },
  play: async (context) => {
    await toPreview(context);
    await expect(context.canvas.getByText(/^1–25 (von|of) 10[.,]000$/)).toBeVisible();
  },
};

export const Result: Story = {
  play: async (context) => {
    await toPreview(context);
    await userEvent.click(
      context.canvas.getByRole('checkbox', { name: /Fehlerhafte Zeilen auslassen|Leave out rows with errors/ }),
    );
    await userEvent.click(context.canvas.getByRole('button', { name: /3 Kanäle importieren|Import 3 channels/ }));
    await expect(
      await context.canvas.findByRole('heading', { name: /Import abgeschlossen|Import finished/ }),
    ).toBeVisible();
  },
};

/** A user without the right to add influencers followed a link. */
export const Forbidden: Story = { args: { user: buildUser({ role: { roleId: 7, roleName: 'management' } }) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Where the table becomes cards. */
export const PreviewOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await toColumns(context);
    await context.canvas.findByRole('heading', { name: /^(Spalten zuordnen|Map columns)$/ });
    await userEvent.click(context.canvas.getByRole('button', next));
    await expect(
      await context.canvas.findByRole('heading', { name: /^(Vorschau prüfen|Check the preview)$/ }),
    ).toBeVisible();
  },
};
