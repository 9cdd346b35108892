import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { FilterBar, FilteredSection } from './FilterBar.tsx';

const words = storyWords({
  guide: ['Leitfaden', 'Guide'],
  titleOrDescription: ['Titel oder Beschreibung', 'Title or description'],
  type: ['Art', 'Type'],
  anyType: ['Jede Art', 'Any type'],
  language: ['Sprache', 'Language'],
  anyLanguage: ['Jede Sprache', 'Any language'],
  learningMaterials: ['Lernmaterialien', 'Learning materials'],
});

const kinds = [
  { id: 'video', label: 'Video' },
  { id: 'guide', label: words.guide },
];

const meta = {
  title: 'Patterns/Lists/FilterBar',
  component: FilterBar,
  args: {
    search: '',
    onSearch: fn(),
    placeholder: words.titleOrDescription,
    choices: [
      { label: words.type, anyLabel: words.anyType, items: kinds, selectedId: null, onChange: fn() },
      {
        label: words.language,
        anyLabel: words.anyLanguage,
        items: [{ id: 'de', label: shared.german }],
        selectedId: 'de',
        onChange: fn(),
      },
    ],
  },
  render: (args) => (
    <FilteredSection label={words.learningMaterials}>
      <FilterBar {...args} />
    </FilteredSection>
  ),
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something is chosen and given back by keyboard. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: words.learningMaterials })).toBeVisible();
    canvas.getByRole('combobox', { name: /Sprache/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: words.anyLanguage }));
    await expect(args.choices[1]?.onChange).toHaveBeenCalledWith(null);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
