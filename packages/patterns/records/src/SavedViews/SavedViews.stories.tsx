import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { SavedViews } from './SavedViews.tsx';
import type { NameAnswer, SavedView } from './SavedViewsPanel.tsx';

const words = storyWords({
  cooksWith50000: ['Köchinnen und Köche ab 50.000 Follower', 'Cooks with 50,000 followers or more'],
  preselectionOfCampaignsBy: [
    'Donaudampfschifffahrtsgesellschaftskapitänskampagnenvorauswahl',
    'Preselection of campaigns by the captains of the Danube steamship company',
  ],
  thisNameIsTaken: ['Diesen Namen gibt es schon.', 'This name is taken.'],
});

const views = [
  { id: 1, name: 'Beauty in Hamburg', query: '?category=1&city=Hamburg' },
  { id: 2, name: words.cooksWith50000, query: '?category=5&followers=50000..' },
  { id: 3, name: words.preselectionOfCampaignsBy, query: '?trusted=1' },
];

const meta = {
  title: 'Patterns/Lists/SavedViews',
  component: SavedViews,
  parameters: { layout: 'centered' },
  args: {
    views,
    query: '?trusted=1&city=Köln',
    onLoad: fn(),
    onSave: fn<(name: string) => NameAnswer>(() => Promise.resolve(undefined)),
    onRename: fn<(view: SavedView, name: string) => NameAnswer>(() => Promise.resolve(undefined)),
    onReplace: fn(),
    onDelete: fn(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Gespeichert|Saved)$/ }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof SavedViews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { views: [], query: '' } };

export const Failed: Story = { args: { views: undefined, onReload: fn() } };

export const NameTaken: Story = {
  args: { onSave: fn<(name: string) => NameAnswer>(() => Promise.resolve(words.thisNameIsTaken)) },
  play: async (context) => {
    await meta.play(context);
    await userEvent.type(await screen.findByRole('textbox'), 'Beauty in Hamburg{Enter}');
    await screen.findByText(words.thisNameIsTaken);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^(Gespeichert|Saved)$/ }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: /Aktionen für „Beauty|Actions for “Beauty/ })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Löschen|Delete/ }));
    const confirm = await screen.findByRole('button', { name: /^(Löschen|Delete)$/ });
    await expect(
      screen.getByText(/Suche „Beauty in Hamburg“ löschen|Delete the search “Beauty in Hamburg”/),
    ).toBeVisible();
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(views[0]));
  },
};
