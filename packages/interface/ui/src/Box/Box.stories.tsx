import type { Meta, StoryObj } from '@storybook/react-vite';
import { shared, storyWords } from '@resonanz/stories/words';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

const texts = storyWords({
  content: ['Inhalt', 'Content'],
});

const meta = {
  title: 'UI/Layout/Box',
  component: Box,
  args: { children: texts.content, padding: 6, border: 'all', radius: 'control' },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Surfaces: Story = {
  render: () => (
    <Stack>
      {(['canvas', 'base', 'raised', 'sunken', 'accent'] as const).map((surface) => (
        <Box key={surface} surface={surface} padding={5} border="all">
          <Text>{surface}</Text>
        </Box>
      ))}
    </Stack>
  ),
};

/** Long words wrap. */
export const LongWords: Story = {
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Box {...args}>{shared.settingsOfCampaigns}</Box>
    </div>
  ),
};
