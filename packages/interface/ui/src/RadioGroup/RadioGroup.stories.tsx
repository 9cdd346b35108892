import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const choices = [
  <Radio key="de" value="de">
    Deutsch
  </Radio>,
  <Radio key="en" value="en" description="Alle Texte der Oberfläche">
    English
  </Radio>,
  <Radio key="fr" value="fr" isDisabled>
    Français
  </Radio>,
];

const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup,
  args: { label: 'Sprache', children: choices, defaultValue: 'de', onChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InARow: Story = { args: { direction: 'row' } };

export const Invalid: Story = { args: { errorMessage: 'Bitte eine Sprache wählen.', value: null } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Deutsch' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('en');
  },
};
