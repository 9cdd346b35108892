import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'UI/Navigation/Link',
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

export const Disabled: Story = {
  render: () => (
    <Link variant="standalone" onPress={onPress} isDisabled>
      Liste leeren
    </Link>
  ),
};

/** In a sentence a link wraps as words do. */
export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <Text>
        Sie finden alles in den{' '}
        <Link href="#ziel">Benachrichtigungs&shy;einstellungen Ihrer Zusammenarbeits&shy;anfragen</Link>.
      </Text>
    </div>
  ),
};

const onKeyPress = fn();

/** Tab leads to links and actions alike; Enter follows, Enter and Space act. */
export const Keyboard: Story = {
  render: () => (
    <Stack align="start">
      <Link href="#ziel">Datenschutzerklärung</Link>
      <Link variant="standalone" onPress={onKeyPress}>
        Liste leeren
      </Link>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Liste leeren' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(onKeyPress).toHaveBeenCalledTimes(2);
  },
};
