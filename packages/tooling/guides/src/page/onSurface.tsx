import { Box } from '@resonanz/ui/Box';
import type { Decorator } from '@storybook/react-vite';

/** Puts an example on the ground of its theme: pages of Storybook stay white in the dark theme. */
export const onSurface: Decorator = (Story, { viewMode }) =>
  viewMode === 'docs' ? (
    <Box surface="base" padding={6}>
      <Story />
    </Box>
  ) : (
    <Story />
  );
