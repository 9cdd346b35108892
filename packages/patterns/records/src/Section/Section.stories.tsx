import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '@resonanz/ui/Button';
import { Drawer } from '@resonanz/ui/Drawer';
import { Text } from '@resonanz/ui/Text';
import { InsetSections } from './InsetSections.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Patterns/Records/Section',
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

/** In a drawer, which keeps an edge of its own. */
export const InDrawer: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <Drawer isOpen onOpenChange={() => {}} title="Rosenhof Tee KG" closeLabel="Schließen">
      <Text as="p">Angemeldet seit 28.11.2026</Text>
      <InsetSections>
        <Section {...args} />
        <Section {...args} title="Vertraulichkeitsvereinbarungen und Nutzungsrechte" />
      </InsetSections>
    </Drawer>
  ),
  play: async () => {
    const start = (element: HTMLElement) => element.getBoundingClientRect().left;
    const lead = await screen.findByText('Angemeldet seit 28.11.2026');
    await expect(start(screen.getByRole('heading', { name: 'Ansprechpersonen' }))).toBe(start(lead));
  },
};
