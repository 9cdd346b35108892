import type { Meta, StoryObj } from '@storybook/react-vite';
import { shared, storyWords } from '@resonanz/stories/words';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const texts = storyWords({
  everythingThatResponds: ['Alles, was antwortet', 'Everything that responds'],
  testItTalkAbout: ['Testen. Erzählen. Weitersagen.', 'Test it. Talk about it. Pass it on.'],
  titleWideAverageRating: ['Titel, breit: Durchschnittsbewertung', 'Title, wide: average rating'],
  sectionNotificationSettings: ['Abschnitt: Benachrichtigungseinstellungen', 'Section: notification settings'],
  buttons: ['Schaltflächen', 'Buttons'],
});

const meta = {
  title: 'UI/Layout/Heading',
  component: Heading,
  args: { level: 1, children: shared.unbreakableSettings },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack space={6}>
      <Heading level={1} variant="display">
        {texts.everythingThatResponds}
      </Heading>
      <Heading level={2} variant="displaySmall">
        {texts.testItTalkAbout}
      </Heading>
      <Heading level={2} variant="title">
        {texts.titleWideAverageRating}
      </Heading>
      <Heading level={3} variant="section">
        {texts.sectionNotificationSettings}
      </Heading>
      <Heading level={4} variant="subsection">
        {texts.buttons}
      </Heading>
    </Stack>
  ),
};

/** Long words wrap. */
export const LongWords: Story = {
  args: { children: shared.settingsOfCampaigns },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
