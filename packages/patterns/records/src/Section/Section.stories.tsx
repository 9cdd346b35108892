import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@resonanz/ui/Button';
import { Text } from '@resonanz/ui/Text';
import { expect } from 'storybook/test';
import { Section } from './Section.tsx';

const meta = {
  title: 'Patterns/Section',
  component: Section,
  args: { title: 'Ansprechpersonen', children: <Text as="p">Noch ist niemand eingetragen.</Text> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading names the part. */
export const Playground: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Ansprechpersonen' })).toBeVisible(),
};

export const WithAction: Story = { args: { action: <Button>Ergänzen</Button> } };

/** A line stands between parts, not before the first. */
export const Several: Story = {
  render: (args) => (
    <div>
      <Section {...args} />
      <Section {...args} title="Vertraulichkeitsvereinbarungen und Nutzungsrechte" />
    </div>
  ),
};
