'use client';

import { media } from '@resonanz/tokens/media';
import { Button } from '@resonanz/ui/Button';
import type { IconSource } from '@resonanz/ui/Icon';
import { IconButton } from '@resonanz/ui/IconButton';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';

interface Look {
  /** What it does, for example "Add customer". */
  label: string;
  /** The drawing, which stands alone on phones. */
  icon: IconSource;
  /** The one main action of the page is `solid`; `outline` by default. */
  variant?: 'solid' | 'outline';
}

interface Leads {
  /** Where it leads. */
  href: string;
}

interface Acts {
  /** Called when it is pressed. */
  onPress: () => void;
}

/** Props of {@link HeadButton}: with `href` a link, else a button. */
export type HeadButtonProps = Look & (Leads | Acts);

const TONES = { solid: 'solid', outline: 'neutral' } as const;

/** An action in the head of a page: a button with words, and on phones an icon beside the title. */
export function HeadButton({ label, icon, variant = 'outline', ...action }: HeadButtonProps) {
  const isPhone = useMediaQuery(media.phone);
  if (isPhone) return <IconButton icon={icon} size="density" tone={TONES[variant]} label={label} {...action} />;
  return (
    <Button variant={variant} iconStart={icon} {...action}>
      {label}
    </Button>
  );
}
