import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { Stack } from '../Stack/Stack.tsx';
import { TagGroup, type TagGroupProps } from './TagGroup.tsx';

const words = storyWords({
  beautyCare: ['Beauty & Pflege', 'Beauty & care'],
  nutrition: ['Ernährung', 'Nutrition'],
  family: ['Familie', 'Family'],
  travel: ['Reisen', 'Travel'],
  categories: ['Kategorien', 'Categories'],
  noCategoriesSelected: ['Keine Kategorien gewählt', 'No categories selected'],
  topics: ['Themen', 'Topics'],
  countries: ['Länder', 'Countries'],
  pleaseChooseAtLeast: ['Bitte mindestens ein Land wählen.', 'Please choose at least one country.'],
  noneYet: ['Noch keines', 'None yet'],
  removeFamily: ['Familie entfernen', 'Remove Family'],
  overviewOfTheCampaign: ['Kampagnenzusammenfassungsübersicht', 'Overview of the campaign summary'],
});

const items = [words.beautyCare, words.nutrition, words.family, words.travel].map((label, at) => ({
  id: at + 1,
  label,
}));

type Props = TagGroupProps<number>;

function Held({ items: first, ...props }: Props) {
  const [shown, setShown] = useState(first);
  if (!props.onRemove) return <TagGroup {...props} items={shown} />;
  const { onRemove } = props;
  const remove = (id: number) => {
    setShown(shown.filter((tag) => tag.id !== id));
    onRemove(id);
  };
  return <TagGroup {...props} items={shown} onRemove={remove} />;
}

const within =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ inlineSize: width }}>
      <Story />
    </div>
  );

const meta = {
  title: 'UI/Forms/TagGroup',
  component: TagGroup<number>,
  args: {
    label: words.categories,
    items,
    emptyMessage: words.noCategoriesSelected,
    removeLabel: (name: string) => both(`${name} entfernen`, `Remove ${name}`),
    onRemove: fn(),
  },
  render: (args) => <Held {...args} />,
  decorators: [within(320)],
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
export const OneDisabled: Story = { args: { items: items.map((tag) => ({ ...tag, isDisabled: tag.id === 2 })) } };
export const Empty: Story = { args: { items: [] } };

function Choices() {
  const [ids, setIds] = useHeld<readonly number[], number[]>([2], () => {});
  return (
    <TagGroup
      label={words.topics}
      items={items}
      selectionMode="multiple"
      selectedIds={ids}
      onSelectionChange={setIds}
    />
  );
}

export const Selectable: Story = {
  render: () => <Choices />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(words.family));
    await expect(canvas.getByRole('row', { name: words.family })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(canvas.getByRole('row', { name: words.nutrition })).toHaveAttribute('aria-selected', 'false');
  },
};

/** Without anything to do the tags are a plain list. */
export const ToRead: Story = {
  render: () => (
    <Stack>
      <TagGroup label={words.categories} items={items} />
      <TagGroup
        label={words.countries}
        items={[]}
        errorMessage={words.pleaseChooseAtLeast}
        emptyMessage={words.noneYet}
      />
    </Stack>
  ),
};

/** One stop of the Tab key, arrow keys between tags; who takes one away stands on the next, and at last on the group. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tag = (name: string) => canvas.getByRole('row', { name: new RegExp(name) });
    await userEvent.tab();
    await expect(tag('Beauty')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tag(words.nutrition)).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(2);
    await expect(tag(words.family)).toHaveFocus();
    await userEvent.keyboard('{End}{Backspace}');
    await expect(tag(words.family)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.removeFamily })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(tag('Beauty')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('group', { name: words.categories })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    label: shared.settings,
    items: [
      { id: 1, label: words.overviewOfTheCampaign },
      { id: 2, label: words.travel },
    ],
  },
  decorators: [within(160)],
};
