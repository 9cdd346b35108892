import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ActiveFilters } from '../ListScreen/ActiveFilters.tsx';
import { ListRegion } from './ListRegion.tsx';

const platforms = ['Instagram', 'TikTok'];

function FilteredList() {
  const [chosen, setChosen] = useState<readonly string[]>(platforms);
  const filters = chosen.map((name) => ({
    id: name,
    label: name,
    onRemove: () => setChosen(chosen.filter((other) => other !== name)),
  }));
  return (
    <ListRegion>
      <ActiveFilters filters={filters} onReset={() => setChosen([])} />
      <ul>
        {platforms.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </ListRegion>
  );
}

const meta = {
  title: 'Patterns/Lists/ListRegion',
  component: ListRegion,
  args: { children: null },
  render: () => <FilteredList />,
} satisfies Meta<typeof ListRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With the last tag the focus goes to the list. */
export const LastFilterGone: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('row')).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    // The list takes the focus a frame after the tag has gone.
    await waitFor(() => expect(canvas.getByRole('region', { name: /Einträge|Records/ })).toHaveFocus());
  },
};
