import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '@resonanz/stories/words';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Hidden } from './Hidden.tsx';

const words = storyWords({
  notOnPhones: ['Nicht auf Telefonen', 'Not on phones'],
  from768Px: ['Ab 768 px', 'From 768 px'],
  upTo767Px: ['Bis 767 px', 'Up to 767 px'],
  from992Px: ['Ab 992 px', 'From 992 px'],
  upTo991Px: ['Bis 991 px', 'Up to 991 px'],
  upTo1199Px: ['Bis 1199 px', 'Up to 1199 px'],
});

const meta = {
  title: 'UI/Layout/Hidden',
  component: Hidden,
  args: { below: 'tablet', children: <Text>{words.notOnPhones}</Text> },
} satisfies Meta<typeof Hidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Change the width in the toolbar: one of each pair is in sight. */
export const Pairs: Story = {
  render: () => (
    <Stack>
      <Hidden below="tablet">
        <Text>{words.from768Px}</Text>
      </Hidden>
      <Hidden above="phone">
        <Text>{words.upTo767Px}</Text>
      </Hidden>
      <Hidden below="desktop">
        <Text>{words.from992Px}</Text>
      </Hidden>
      <Hidden above="tablet">
        <Text>{words.upTo991Px}</Text>
      </Hidden>
      <Hidden above="desktop">
        <Text>{words.upTo1199Px}</Text>
      </Hidden>
    </Stack>
  ),
};
