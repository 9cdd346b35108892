import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Counter } from '../Counter/Counter.tsx';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'UI/Content/Disclosure',
  component: Disclosure,
  args: { title: 'Standort', children: <Text>Deutschland, Österreich, Schweiz</Text> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultExpanded: true, end: <Counter count={2} label="2 gewählt" /> } };
export const Disabled: Story = { args: { isDisabled: true } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Standort' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Deutschland, Österreich, Schweiz')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Deutschland, Österreich, Schweiz')).not.toBeVisible();
  },
};

/** The words wrap; caret and counter keep their place. */
export const LongWords: Story = {
  args: {
    title: 'Benachrichtigungs\u00adeinstellungen für Zusammenarbeits\u00adanfragen',
    defaultExpanded: true,
    end: <Counter count={12} label="12 gewählt" />,
    children: <Text>Veröffentlichungs&shy;bestätigungen, Freigabe&shy;erinnerungen</Text>,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
