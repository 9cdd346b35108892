import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Hidden } from './Hidden.tsx';

const meta = {
  title: 'UI/Layout/Hidden',
  component: Hidden,
  args: { below: 'tablet', children: <Text>Nicht auf Telefonen</Text> },
} satisfies Meta<typeof Hidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Change the width in the toolbar: one of each pair is in sight. */
export const Pairs: Story = {
  render: () => (
    <Stack>
      <Hidden below="tablet">
        <Text>Ab 768 px</Text>
      </Hidden>
      <Hidden above="phone">
        <Text>Bis 767 px</Text>
      </Hidden>
      <Hidden below="desktop">
        <Text>Ab 992 px</Text>
      </Hidden>
      <Hidden above="tablet">
        <Text>Bis 991 px</Text>
      </Hidden>
      <Hidden above="desktop">
        <Text>Bis 1199 px</Text>
      </Hidden>
    </Stack>
  ),
};
