import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '@resonanz/ui/Text';
import { Section } from '../Section/Section.tsx';
import { PageColumns } from './PageColumns.tsx';

const meta = {
  title: 'Patterns/Records/PageColumns',
  component: PageColumns,
  parameters: { layout: 'fullscreen' },
  args: {
    asideLabel: 'Preis',
    children: (
      <>
        <Section title="Creator-Vorschläge">
          <Text as="p">Zwei Creator warten auf Ihre Entscheidung.</Text>
        </Section>
        <Section title="Videos">
          <Text as="p">
            Nutzungsrechteverlängerungsvereinbarungen stehen hier und brechen um, wenn der Platz nicht reicht.
          </Text>
        </Section>
      </>
    ),
    aside: (
      <Section title="Preis">
        <Text as="p">1.320,00 € zzgl. MwSt.</Text>
      </Section>
    ),
  },
} satisfies Meta<typeof PageColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What stands beside is a landmark of its own. */
export const Playground: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('complementary', { name: 'Preis' })).toBeVisible(),
};

/** Where there is no room beside, it stands below. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
