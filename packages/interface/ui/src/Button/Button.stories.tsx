import { ArrowRightIcon, DownloadSimpleIcon, TrashIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const texts = storyWords({
  filter: ['Filtern', 'Filter'],
  downloadExpose: ['Exposé herunterladen', 'Download exposé'],
  deleteForGood: ['Endgültig löschen', 'Delete for good'],
  next: ['Weiter', 'Next'],
  openCampaign: ['Kampagne öffnen', 'Open campaign'],
  applyTheNotificationSettings: ['Benachrichtigungs\u00adeinstellungen übernehmen', 'Apply the notification settings'],
  decline: ['Ablehnen', 'Decline'],
});

const meta = {
  title: 'UI/Actions/Button',
  component: Button,
  args: { children: shared.save, onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { variant: 'solid' } };

const tones = ['accent', 'neutral', 'danger'] as const;
const variants = ['solid', 'outline', 'ghost', 'quiet'] as const;

export const TonesAndVariants: Story = {
  render: () => (
    <Stack space={5}>
      {variants.map((variant) => (
        <Inline key={variant} space={5}>
          {tones.map((tone) => (
            <Button key={tone} variant={variant} tone={tone}>
              {shared.save}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Inline space={5}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} isDisabled>
          {shared.cancel}
        </Button>
      ))}
    </Inline>
  ),
};

/** A submit button that is under way neither submits again nor loses its words or the focus. */
export const Pending: Story = {
  args: { variant: 'solid', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: shared.save });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const PendingVariants: Story = {
  render: () => (
    <Stack space={5}>
      {[false, true].map((isPending) => (
        <Inline key={String(isPending)} space={5}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} isPending={isPending}>
              {texts.filter}
            </Button>
          ))}
          <Button iconStart={DownloadSimpleIcon} isPending={isPending}>
            {texts.downloadExpose}
          </Button>
          <Button size="large" variant="solid" isPending={isPending}>
            {shared.addToCampaign}
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Inline>
      <Button variant="solid" tone="danger" iconStart={TrashIcon}>
        {texts.deleteForGood}
      </Button>
      <Button iconEnd={ArrowRightIcon}>{texts.next}</Button>
    </Inline>
  ),
};

export const Large: Story = { args: { size: 'large', variant: 'solid' } };

export const FullWidth: Story = { args: { isFullWidth: true, variant: 'solid' } };

/** With an address the button is a link, for pointers, keyboards and assistive technology alike. */
export const AsLink: Story = {
  args: { href: '#ziel', children: texts.openCampaign },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: texts.openCampaign })).toHaveAttribute('href', '#ziel');
  },
};

/** Long words wrap; buttons never truncate. */
export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <Button variant="solid" isFullWidth>
        {texts.applyTheNotificationSettings}
      </Button>
    </div>
  ),
};

/** Tab skips what is disabled; Enter and Space press. */
export const Keyboard: Story = {
  render: ({ onPress = () => {} }) => (
    <Inline>
      <Button isDisabled>{texts.decline}</Button>
      <Button onPress={onPress}>{shared.save}</Button>
      <Button isPending onPress={onPress}>
        {shared.send}
      </Button>
    </Inline>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: shared.save })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: shared.send })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
