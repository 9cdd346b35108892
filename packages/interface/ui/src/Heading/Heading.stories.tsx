import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'UI/Layout/Heading',
  component: Heading,
  args: { level: 1, children: 'Benachrichtigungseinstellungen' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack space={6}>
      <Heading level={1} variant="display">
        Alles, was antwortet
      </Heading>
      <Heading level={2} variant="displaySmall">
        Testen. Erzählen. Weitersagen.
      </Heading>
      <Heading level={2} variant="title">
        Titel, breit: Durchschnittsbewertung
      </Heading>
      <Heading level={3} variant="section">
        Abschnitt: Benachrichtigungseinstellungen
      </Heading>
      <Heading level={4} variant="subsection">
        Schaltflächen
      </Heading>
    </Stack>
  ),
};

/** Long words wrap. */
export const LongWords: Story = {
  args: { children: 'Benachrichtigungs\u00adeinstellungen der Selbstbedienungs\u00adkampagnen' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
