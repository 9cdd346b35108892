import type { Meta, StoryObj } from '@storybook/react-vite';
import { shared, storyWords } from '@resonanz/stories/words';
import { Box } from '../Box/Box.tsx';
import { Stack } from './Stack.tsx';

const texts = storyWords({
  one: ['Eins', 'One'],
  two: ['Zwei', 'Two'],
  three: ['Drei', 'Three'],
});

const items = [texts.one, texts.two, texts.three].map((word) => (
  <Box key={word} padding={4} border="all" surface="base">
    {word}
  </Box>
));

const meta = {
  title: 'UI/Layout/Stack',
  component: Stack,
  args: { children: items },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Centered: Story = { args: { align: 'center', space: 7 } };

/** Long words wrap. */
export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 200 }}>
      <Stack>
        <Box padding={4} border="all">
          {shared.settingsOfCampaigns}
        </Box>
        <Box padding={4} border="all">
          {shared.brands}
        </Box>
      </Stack>
    </div>
  ),
};
