import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const items = [
  { value: '7', label: '7 Tage' },
  { value: '30', label: '30 Tage' },
  { value: '90', label: '90 Tage' },
];

const meta = {
  title: 'UI/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Zeitraum', items, defaultValue: '30', onChange: fn() },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const Languages: Story = {
  args: {
    label: 'Sprache / Language',
    defaultValue: 'de',
    items: [
      { value: 'de', label: 'Deutsch', lang: 'de' },
      { value: 'en', label: 'English', lang: 'en' },
    ],
  },
};

export const Disabled: Story = { args: { items: items.map((item) => ({ ...item, isDisabled: item.value === '90' })) } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '30 Tage' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('90');
    await userEvent.click(canvas.getByText('7 Tage'));
    await expect(canvas.getByRole('radio', { name: '7 Tage' })).toBeChecked();
  },
};
