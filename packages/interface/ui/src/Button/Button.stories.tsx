import { ArrowRightIcon, DownloadSimpleIcon, TrashIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'UI/Actions/Button',
  component: Button,
  args: { children: 'Speichern', onPress: fn() },
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
              Speichern
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
          Abbrechen
        </Button>
      ))}
    </Inline>
  ),
};

/** A submit button that is under way neither submits again nor loses its words or the focus. */
export const Pending: Story = {
  args: { variant: 'solid', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Speichern' });
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
              Filtern
            </Button>
          ))}
          <Button iconStart={DownloadSimpleIcon} isPending={isPending}>
            Exposé herunterladen
          </Button>
          <Button size="large" variant="solid" isPending={isPending}>
            Zur Kampagne hinzufügen
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
        Endgültig löschen
      </Button>
      <Button iconEnd={ArrowRightIcon}>Weiter</Button>
    </Inline>
  ),
};

export const Large: Story = { args: { size: 'large', variant: 'solid' } };

export const FullWidth: Story = { args: { isFullWidth: true, variant: 'solid' } };

/** With an address the button is a link, for pointers, keyboards and assistive technology alike. */
export const AsLink: Story = {
  args: { href: '#ziel', children: 'Kampagne öffnen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kampagne öffnen' })).toHaveAttribute('href', '#ziel');
  },
};

/** Long words wrap; buttons never truncate. */
export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <Button variant="solid" isFullWidth>
        Benachrichtigungs&shy;einstellungen übernehmen
      </Button>
    </div>
  ),
};

/** Tab skips what is disabled; Enter and Space press. */
export const Keyboard: Story = {
  render: ({ onPress = () => {} }) => (
    <Inline>
      <Button isDisabled>Ablehnen</Button>
      <Button onPress={onPress}>Speichern</Button>
      <Button isPending onPress={onPress}>
        Senden
      </Button>
    </Inline>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Speichern' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Senden' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
