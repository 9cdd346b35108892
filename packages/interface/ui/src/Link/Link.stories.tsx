import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const texts = storyWords({
  privacyPolicy: ['Datenschutzerklärung', 'Privacy policy'],
  iHaveReadThe: ['Ich habe die', 'I have read the'],
  forgotYourPassword: ['Passwort vergessen?', 'Forgot your password?'],
  clearList: ['Liste leeren', 'Clear list'],
  youFindEverythingIn: ['Sie finden alles in den', 'You find everything in the'],
  notificationSettingsOfYour: [
    'Benachrichtigungs\u00adeinstellungen Ihrer Zusammenarbeits\u00adanfragen',
    'notification settings of your cooperation requests',
  ],
  iHaveReadIt: [' gelesen.', '.'],
});

const meta = {
  title: 'UI/Navigation/Link',
  component: Link,
  args: { href: '#ziel', children: texts.privacyPolicy },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack align="start">
      <Text>
        {texts.iHaveReadThe} <Link href="#ziel">{texts.privacyPolicy}</Link>
        {texts.iHaveReadIt}
      </Text>
      <Link href="#ziel" variant="standalone">
        {texts.forgotYourPassword}
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
      {texts.clearList}
    </Link>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.clearList }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  render: () => (
    <Link variant="standalone" onPress={onPress} isDisabled>
      {texts.clearList}
    </Link>
  ),
};

/** In a sentence a link wraps as words do. */
export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <Text>
        {texts.youFindEverythingIn} <Link href="#ziel">{texts.notificationSettingsOfYour}</Link>.
      </Text>
    </div>
  ),
};

const onKeyPress = fn();

/** Tab leads to links and actions alike; Enter follows, Enter and Space act. */
export const Keyboard: Story = {
  render: () => (
    <Stack align="start">
      <Link href="#ziel">{texts.privacyPolicy}</Link>
      <Link variant="standalone" onPress={onKeyPress}>
        {texts.clearList}
      </Link>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: texts.privacyPolicy })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: texts.clearList })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(onKeyPress).toHaveBeenCalledTimes(2);
  },
};
