import {
  BellIcon,
  BuildingsIcon,
  CalendarCheckIcon,
  ChatCircleTextIcon,
  CheckCircleIcon,
  EnvelopeSimpleIcon,
  ListChecksIcon,
  MedalIcon,
  MegaphoneIcon,
  PackageIcon,
  XCircleIcon,
} from '@phosphor-icons/react';
import type { NotificationIcon } from '@resonanz/domain/notifications';
import type { IconSource } from '@resonanz/ui/Icon';

/** The drawing of each icon of a notification row. */
export const typeIcons: Readonly<Record<NotificationIcon, IconSource>> = {
  email: EnvelopeSimpleIcon,
  appointment: CalendarCheckIcon,
  todo: ListChecksIcon,
  speech: ChatCircleTextIcon,
  campaign: MegaphoneIcon,
  accepted: CheckCircleIcon,
  declined: XCircleIcon,
  brand: BuildingsIcon,
  package: PackageIcon,
  points: MedalIcon,
  bell: BellIcon,
};
