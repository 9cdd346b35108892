import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { Drawer } from '@resonanz/ui/Drawer';
import { Text } from '@resonanz/ui/Text';
import { InsetSections } from './InsetSections.tsx';
import { Section } from './Section.tsx';

const words = storyWords({
  contactPersons: ['Ansprechpersonen', 'Contact persons'],
  nobodyIsListedYet: ['Noch ist niemand eingetragen.', 'Nobody is listed yet.'],
  add: ['Ergänzen', 'Add'],
  nonDisclosureAgreementsAnd: [
    'Vertraulichkeitsvereinbarungen und Nutzungsrechte',
    'Non-disclosure agreements and rights of use',
  ],
  registeredSince2811: ['Angemeldet seit 28.11.2026', 'Registered since 28/11/2026'],
});

const meta = {
  title: 'Patterns/Records/Section',
  component: Section,
  args: { title: words.contactPersons, children: <Text as="p">{words.nobodyIsListedYet}</Text> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading names the part. */
export const Playground: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: words.contactPersons })).toBeVisible(),
};

export const WithAction: Story = { args: { action: <Button>{words.add}</Button> } };

/** A line stands between parts, not before the first. */
export const Several: Story = {
  render: (args) => (
    <div>
      <Section {...args} />
      <Section {...args} title={words.nonDisclosureAgreementsAnd} />
    </div>
  ),
};

/** In a drawer, which keeps an edge of its own. */
export const InDrawer: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <Drawer isOpen onOpenChange={() => {}} title="Rosenhof Tee KG" closeLabel={shared.close}>
      <Text as="p">{words.registeredSince2811}</Text>
      <InsetSections>
        <Section {...args} />
        <Section {...args} title={words.nonDisclosureAgreementsAnd} />
      </InsetSections>
    </Drawer>
  ),
  play: async () => {
    const start = (element: HTMLElement) => element.getBoundingClientRect().left;
    const lead = await screen.findByText(words.registeredSince2811);
    await expect(start(screen.getByRole('heading', { name: words.contactPersons }))).toBe(start(lead));
  },
};
