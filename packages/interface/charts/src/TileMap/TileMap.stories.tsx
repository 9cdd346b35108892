import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { both, storyWords } from '@resonanz/stories/words';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { AUSTRIAN_STATE_TILES, GERMAN_STATE_TILES } from './federalStateTiles.ts';
import { TileMap } from './TileMap.tsx';
import type { MapTile } from './TileMapProps.ts';

const words = storyWords({
  testersByFederalState: ['Tester nach Bundesland', 'Testers by federal state'],
  federalState: ['Bundesland', 'Federal state'],
  testers: ['Tester', 'Testers'],
  asATable: ['Als Tabelle', 'As a table'],
  thereAreNoTesters: ['Für diese Auswahl gibt es keine Tester.', 'There are no testers for this selection.'],
  loadingValues: ['Werte werden geladen', 'Loading values'],
  theValuesCouldNot: ['Die Werte konnten nicht geladen werden.', 'The values could not be loaded.'],
});

const VALUES = [331, 121, 376, 486, 1844, 198, 262, 471, 3912, 482, 214, 402, 388, 2655, 3407, 94];

const tiles: MapTile[] = GERMAN_STATE_TILES.map((place, index) => ({
  ...place,
  label: place.id,
  value: VALUES[index] ?? 0,
}));

const meta = {
  title: 'UI/Charts/TileMap',
  component: TileMap,
  args: {
    title: words.testersByFederalState,
    placeLabel: words.federalState,
    valueLabel: words.testers,
    tableLabel: words.asATable,
    emptyLabel: words.thereAreNoTesters,
    summary: ([one]) =>
      one
        ? both(
            `Am meisten ${one.highest.text} (${one.highest.label})`,
            `Most ${one.highest.text} (${one.highest.label})`,
          )
        : '',
    height: 400,
    tiles,
  },
} satisfies Meta<typeof TileMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tiles that are only read. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Am meisten 3.912 (DE-NW)' })).toBeVisible();
  },
};

/** Each tile leads to what it counts. */
export const Links: Story = {
  args: { tiles: tiles.map((tile) => ({ ...tile, href: `#${tile.id}` })) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /DE-SH: 331/ })).toHaveFocus();
  },
};

/** Two countries beside each other. */
export const WithAustria: Story = {
  args: {
    tiles: [
      ...tiles,
      ...AUSTRIAN_STATE_TILES.map((place, index) => ({ ...place, label: place.id, value: index * 40 })),
    ],
  },
};

/** The data as a table, the highest value first. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asATable }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('DE-NW');
  },
};

export const SmallValues: Story = { args: { tiles: tiles.map((tile, index) => ({ ...tile, value: index % 3 })) } };

export const Empty: Story = { args: { tiles: tiles.map((tile) => ({ ...tile, value: null })) } };

export const Loading: Story = { args: { isLoading: true, loadingLabel: words.loadingValues } };

export const Failed: Story = {
  args: { error: <InlineAlert tone="error">{words.theValuesCouldNot}</InlineAlert> },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
