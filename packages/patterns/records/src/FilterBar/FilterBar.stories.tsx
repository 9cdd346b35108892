import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FilterBar, FilteredSection } from './FilterBar.tsx';

const kinds = [
  { id: 'video', label: 'Video' },
  { id: 'guide', label: 'Leitfaden' },
];

const meta = {
  title: 'Patterns/Lists/FilterBar',
  component: FilterBar,
  args: {
    search: '',
    onSearch: fn(),
    placeholder: 'Titel oder Beschreibung',
    choices: [
      { label: 'Art', anyLabel: 'Jede Art', items: kinds, selectedId: null, onChange: fn() },
      {
        label: 'Sprache',
        anyLabel: 'Jede Sprache',
        items: [{ id: 'de', label: 'Deutsch' }],
        selectedId: 'de',
        onChange: fn(),
      },
    ],
  },
  render: (args) => (
    <FilteredSection label="Lernmaterialien">
      <FilterBar {...args} />
    </FilteredSection>
  ),
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something is chosen and given back by keyboard. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Lernmaterialien' })).toBeVisible();
    canvas.getByRole('combobox', { name: /Sprache/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Jede Sprache' }));
    await expect(args.choices[1]?.onChange).toHaveBeenCalledWith(null);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
