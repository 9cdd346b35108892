import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActionStates, ChoiceStates, FieldStates } from './controls.tsx';

const meta = {
  title: 'UI/States',
  parameters: {
    layout: 'padded',
    docs: { canvas: { sourceState: 'none' } },
    pseudo: {
      hover: ['[data-state="hover"] *'],
      focusVisible: ['[data-state="focus"] [data-first]'],
      focusWithin: ['[data-state="focus"] :has([data-first])'],
      active: ['[data-state="pressed"] *'],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Buttons and what is pressed like one. */
export const Actions: Story = {
  render: () => <ActionStates />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(20);
  },
};

/** Fields that text is typed into. */
export const Fields: Story = { render: () => <FieldStates /> };

/** Fields with a choice. */
export const Choices: Story = { render: () => <ChoiceStates /> };
