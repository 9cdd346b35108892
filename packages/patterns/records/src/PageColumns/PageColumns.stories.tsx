import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Text } from '@resonanz/ui/Text';
import { Section } from '../Section/Section.tsx';
import { PageColumns } from './PageColumns.tsx';

const words = storyWords({
  price: ['Preis', 'Price'],
  creatorProposals: ['Creator-Vorschläge', 'Creator proposals'],
  twoCreatorsAreWaiting: ['Zwei Creator warten auf Ihre Entscheidung.', 'Two creators are waiting for your decision.'],
  agreementsOnTheExtension: [
    'Nutzungsrechteverlängerungsvereinbarungen stehen hier und brechen um, wenn der Platz nicht reicht.',
    'Agreements on the extension of rights of use stand here and wrap when there is not enough room.',
  ],
  plus132000: ['1.320,00 € zzgl. MwSt.', '€1,320.00 plus VAT'],
});

const meta = {
  title: 'Patterns/Records/PageColumns',
  component: PageColumns,
  parameters: { layout: 'fullscreen' },
  args: {
    asideLabel: words.price,
    children: (
      <>
        <Section title={words.creatorProposals}>
          <Text as="p">{words.twoCreatorsAreWaiting}</Text>
        </Section>
        <Section title="Videos">
          <Text as="p">{words.agreementsOnTheExtension}</Text>
        </Section>
      </>
    ),
    aside: (
      <Section title={words.price}>
        <Text as="p">{words.plus132000}</Text>
      </Section>
    ),
  },
} satisfies Meta<typeof PageColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What stands beside is a landmark of its own. */
export const Playground: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('complementary', { name: words.price })).toBeVisible(),
};

/** Where there is no room beside, it stands below. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
