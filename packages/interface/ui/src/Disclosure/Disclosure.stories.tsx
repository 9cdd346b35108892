import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Counter } from '../Counter/Counter.tsx';
import { Text } from '../Text/Text.tsx';
import { Accordion } from './Accordion.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  args: { title: 'Standort', children: <Text>Deutschland, Österreich, Schweiz</Text> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultExpanded: true, end: <Counter count={2} /> } };

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

/** One opens, the other closes. */
export const Group: Story = {
  render: () => (
    <Accordion defaultExpandedIds={['first']}>
      <Disclosure id="first" title="Wie werden Creator ausgewählt?">
        <Text>Nach Reichweite, Zielgruppe und Passung zur Marke.</Text>
      </Disclosure>
      <Disclosure id="second" title="Wann wird abgerechnet?">
        <Text>Nach der Veröffentlichung.</Text>
      </Disclosure>
    </Accordion>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wann wird abgerechnet?' }));
    await expect(canvas.getByText('Nach der Veröffentlichung.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Wie werden Creator ausgewählt?' })).toHaveAttribute('aria-expanded', 'false');
  },
};
