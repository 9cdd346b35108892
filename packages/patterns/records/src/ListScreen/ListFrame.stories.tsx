import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '@resonanz/stories/words';
import { Text } from '@resonanz/ui/Text';
import { flag } from '../listState/codecs.ts';
import { defineList } from '../listState/defineList.ts';
import { useListState } from '../listState/useListState.ts';
import { useMemoryRouter } from '../listState/useMemoryRouter.ts';
import { ListFrame } from './ListFrame.tsx';

const words = storyWords({
  cardsCalendarOrPictures: ['Karten, Kalender oder Bilder', 'Cards, calendar or pictures'],
});

const cards = defineList({
  sorts: ['name'],
  defaultSort: { columnId: 'name', direction: 'ascending' },
  filters: { open: flag },
});

function Cards({ total }: { total?: number }) {
  const list = useListState(cards, useMemoryRouter());
  return (
    <ListFrame list={list} total={total} searchPlaceholder="Name" onExport={() => Promise.resolve()}>
      <Text as="p">{words.cardsCalendarOrPictures}</Text>
    </ListFrame>
  );
}

/** What stands around the records of a list page, for lists that are no table. */
const meta = {
  title: 'Patterns/Lists/ListFrame',
  component: Cards,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Cards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = { args: { total: 128 } };

export const Uncounted: Story = {};

export const Phone: Story = { args: { total: 128 }, globals: { viewport: { value: 'phone' } } };
