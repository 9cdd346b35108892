import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Counter } from '../Counter/Counter.tsx';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const texts = storyWords({
  location: ['Standort', 'Location'],
  germanyAustriaSwitzerland: ['Deutschland, Österreich, Schweiz', 'Germany, Austria, Switzerland'],
  twoSelected: ['2 gewählt', '2 selected'],
  notificationSettingsForCooperation: [
    'Benachrichtigungs\u00adeinstellungen für Zusammenarbeits\u00adanfragen',
    'Notification settings for cooperation requests',
  ],
  twelveSelected: ['12 gewählt', '12 selected'],
  confirmationsOfPublicationApproval: [
    'Veröffentlichungs\u00adbestätigungen, Freigabe\u00aderinnerungen',
    'Confirmations of publication, approval reminders',
  ],
});

const meta = {
  title: 'UI/Content/Disclosure',
  component: Disclosure,
  args: { title: texts.location, children: <Text>{texts.germanyAustriaSwitzerland}</Text> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultExpanded: true, end: <Counter count={2} label={texts.twoSelected} /> } };
export const Disabled: Story = { args: { isDisabled: true } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: texts.location });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(texts.germanyAustriaSwitzerland)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(texts.germanyAustriaSwitzerland)).not.toBeVisible();
  },
};

/** The words wrap; caret and counter keep their place. */
export const LongWords: Story = {
  args: {
    title: texts.notificationSettingsForCooperation,
    defaultExpanded: true,
    end: <Counter count={12} label={texts.twelveSelected} />,
    children: <Text>{texts.confirmationsOfPublicationApproval}</Text>,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
