import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'UI/Link',
  component: Link,
  args: { href: '#ziel', children: 'Datenschutzerklärung' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack align="start">
      <Text>
        Ich habe die <Link href="#ziel">Datenschutzerklärung</Link> gelesen.
      </Text>
      <Link href="#ziel" variant="standalone">
        Passwort vergessen?
      </Link>
      <Link href="#ziel" variant="quiet">
        Lindenblatt Naturkosmetik
      </Link>
    </Stack>
  ),
};

const onPress = fn();

/** Without an address it is a button. */
export const Action: Story = {
  render: () => (
    <Link variant="standalone" onPress={onPress}>
      Liste leeren
    </Link>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Liste leeren' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
