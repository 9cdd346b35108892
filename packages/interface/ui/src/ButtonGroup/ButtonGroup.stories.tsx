import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const texts = storyWords({
  discardTheNotificationSettings: [
    'Benachrichtigungs\u00adeinstellungen verwerfen',
    'Discard the notification settings',
  ],
  applyTheNotificationSettings: ['Benachrichtigungs\u00adeinstellungen übernehmen', 'Apply the notification settings'],
  editCampaign: ['Kampagne bearbeiten', 'Edit campaign'],
});

const meta = {
  title: 'UI/Actions/ButtonGroup',
  component: ButtonGroup,
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = [
  <Button key="cancel">{shared.cancel}</Button>,
  <Button key="save" variant="solid">
    {shared.save}
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
        <Button>{texts.discardTheNotificationSettings}</Button>
        <Button variant="solid">{texts.applyTheNotificationSettings}</Button>
      </ButtonGroup>
    </div>
  ),
};

/** Tab goes in the order in which the buttons are seen; the group has a name. */
export const Keyboard: Story = {
  args: { 'aria-label': texts.editCampaign, children: buttons },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: texts.editCampaign })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: shared.cancel })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: shared.save })).toHaveFocus();
  },
};
