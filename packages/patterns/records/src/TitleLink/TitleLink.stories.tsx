import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '@resonanz/ui/Avatar';
import { TitleLink } from './TitleLink.tsx';

/** The name of a record in a list, by which it is opened. Tab reaches it, Enter opens the record. */
const meta = { title: 'Patterns/Lists/TitleLink', component: TitleLink } satisfies Meta<typeof TitleLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Leads to the page of the record. */
export const Page: Story = { args: { children: 'Herbstleuchten 2026', href: '#herbstleuchten' } };

/** A long name ends with an ellipsis where there is no room, and says the whole on hover. */
export const Long: Story = {
  args: {
    children: 'Donaudampfschifffahrtsgesellschaft – Adventskalender und Winterlichter 2026',
    href: '#winterlichter',
    isTruncated: true,
  },
  decorators: [
    (StoryOfIt) => (
      <div style={{ inlineSize: 180 }}>
        <StoryOfIt />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByTitle(String(args.children))).toBeVisible();
  },
};

/** A second line says more; both end with an ellipsis where there is no room. */
export const WithNote: Story = {
  args: {
    children: 'Donaudampfschifffahrtsgesellschaft – Adventskalender',
    href: '#winterlichter',
    isTruncated: true,
    note: 'KA-2026-0105 · Adventskalender mit 24 Minis',
  },
  decorators: [
    (StoryOfIt) => (
      <div style={{ inlineSize: 180 }}>
        <StoryOfIt />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const note = canvas.getByTitle(String(args.note));
    await expect(getComputedStyle(note).textOverflow).toBe('ellipsis');
    await expect(note.scrollWidth).toBeGreaterThan(note.clientWidth);
  },
};

/** A picture stands before name and note; they give way to it. */
export const WithPicture: Story = {
  args: {
    children: 'Trailschuh Grat 2',
    href: '#trailschuh',
    isTruncated: true,
    note: 'Alpenglühen Outdoor',
    picture: <Avatar shape="photo" size="medium" initials="TG" />,
  },
};

/** Opens the record on the same page. */
export const Drawer: Story = {
  args: { children: 'Lichtwerk GmbH', onPress: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Lichtwerk GmbH' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect('onPress' in args && args.onPress).toHaveBeenCalledOnce();
  },
};

/** A name that opens the record on the same page ends with an ellipsis as well. */
export const LongDrawer: Story = {
  args: {
    children: 'Donaudampfschifffahrtsgesellschaft – Adventskalender und Winterlichter 2026',
    onPress: fn(),
    isTruncated: true,
  },
  decorators: [
    (StoryOfIt) => (
      <div style={{ inlineSize: 180 }}>
        <StoryOfIt />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(180);
    await expect(getComputedStyle(button).textOverflow).toBe('ellipsis');
    await expect(button.scrollWidth).toBeGreaterThan(button.clientWidth);
  },
};

/** On a card a long name takes two lines at most. */
export const TwoLines: Story = {
  args: {
    children: 'Gesellschaft für nachhaltige Verpackungs- und Mehrwegsystemlösungen in Gastronomie mbH',
    onPress: fn(),
    maxLines: 2,
  },
  decorators: [
    (StoryOfIt) => (
      <div style={{ inlineSize: 180 }}>
        <StoryOfIt />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByTitle(String(args.children)).getBoundingClientRect().height).toBeLessThan(45);
  },
};
