'use client';

import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useAnchorProps } from '@resonanz/ui/useAnchorProps';

interface FrameLinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'aria-label' | 'aria-current' | 'title'
> {
  href: string;
  children: ReactNode;
  onPress?: () => void;
}

/** An anchor that moves within the app and brings no look of its own. */
export function FrameLink({ href, onPress, ...rest }: FrameLinkProps) {
  return <a {...rest} {...useAnchorProps({ href, onPress })} />;
}
