import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = {
  title: 'UI/Actions/ButtonGroup',
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

/** Long words wrap within a button; buttons that find no room go to the next line. */
export const LongWords: Story = {
  args: { children: undefined },
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <ButtonGroup align="end">
        <Button>Benachrichtigungs&shy;einstellungen verwerfen</Button>
        <Button variant="solid">Benachrichtigungs&shy;einstellungen übernehmen</Button>
      </ButtonGroup>
    </div>
  ),
};

/** Tab goes in the order in which the buttons are seen; the group has a name. */
export const Keyboard: Story = {
  args: { 'aria-label': 'Kampagne bearbeiten', children: buttons },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Kampagne bearbeiten' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Speichern' })).toHaveFocus();
  },
};
