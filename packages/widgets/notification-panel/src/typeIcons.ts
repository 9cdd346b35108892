import {
  BellIcon,
  BuildingsIcon,
  CalendarCheckIcon,
  ChatCircleTextIcon,
  CheckCircleIcon,
  EnvelopeSimpleIcon,
  ListChecksIcon,
  MegaphoneIcon,
  XCircleIcon,
} from '@phosphor-icons/react';
import type { IconSource } from '@resonanz/ui/Icon';

/** Types that share an icon: everything somebody wrote, and everything that happened to a campaign or request (001 §9). */
const WRITTEN = [4, 5, 7, 12, 14];
const HAPPENED = [6, 8, 9, 11, 13];
/** In the brand panel these join the second group (001 §9). */
const HAPPENED_TO_BRAND = [...HAPPENED, 16, 17, 18];

const SINGLE: Readonly<Record<number, IconSource>> = {
  1: EnvelopeSimpleIcon,
  2: CalendarCheckIcon,
  3: ListChecksIcon,
  10: CheckCircleIcon,
  15: XCircleIcon,
  16: BuildingsIcon,
};

/** The icon of a notification type; numbers without a meaning get the bell. */
export function iconOfType(type: number, panel: 'agency' | 'brand'): IconSource {
  if (WRITTEN.includes(type)) return ChatCircleTextIcon;
  if ((panel === 'brand' ? HAPPENED_TO_BRAND : HAPPENED).includes(type)) return MegaphoneIcon;
  return SINGLE[type] ?? BellIcon;
}
