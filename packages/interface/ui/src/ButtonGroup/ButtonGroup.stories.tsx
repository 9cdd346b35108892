import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = {
  title: 'UI/ButtonGroup',
  component: ButtonGroup,
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = [
  <Button key="cancel">Abbrechen</Button>,
  <Button key="save" variant="solid">
    Speichern
  </Button>,
];

export const AtTheEnd: Story = { args: { align: 'end', children: buttons } };

export const Equal: Story = { args: { align: 'equal', children: buttons } };

/** Two equal buttons stack where their words need more room. */
export const EqualInANarrowPanel: Story = {
  args: { align: 'equal', children: buttons },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <ButtonGroup {...args} />
    </div>
  ),
};
