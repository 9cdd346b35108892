import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { FileTiles, type TiledFile } from './FileTiles.tsx';
import { briefing, picture, upright, wide } from './tiledFiles.fixture.ts';

const files: readonly TiledFile[] = [
  wide,
  upright,
  {
    ...wide,
    fileId: 4,
    name: 'Herbstleuchten-Reel-mit-einem-sehr-langen-Namen-endgültige-Fassung.mp4',
    contentType: 'video/mp4',
    size: 48_300_000,
    url: 'data:video/mp4;base64,AAAA',
  },
  briefing,
];

const meta = {
  title: 'Patterns/Records/FileTiles',
  component: FileTiles,
  args: { title: 'Mia Sommer', files },
} satisfies Meta<typeof FileTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const One: Story = { args: { files: files.slice(0, 1) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Enter opens a file, the arrows lead on, Escape leads back to it. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const tile = await canvas.findByRole('button', { name: new RegExp(wide.name) });
    await userEvent.tab();
    await expect(tile).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Mia Sommer' });
    await waitFor(() => expect(screen.getByRole('img', { name: wide.name })).toBeVisible());
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('img', { name: upright.name })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: new RegExp(wide.name) })).toHaveFocus());
  },
};

/** An address that has run out: the next answer of the server brings one that works. */
export const RunOut: Story = {
  args: { files: [{ ...picture(9, 'Story.png', 4, 3), url: 'data:image/png;base64,AAAA' }] },
};
