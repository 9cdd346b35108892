'use client';

import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import { Header, type PanelSlot } from './Header.tsx';

/** Props of `TesterHeader`. */
export interface TesterHeaderProps {
  /** Where the logo leads. */
  homeHref: string;
  /** The heart and its list, where the area has one. */
  watchList?: PanelSlot;
  /** The bell and its panel, where the area has one. */
  notifications?: PanelSlot;
  /** The user menu. */
  userMenu?: PanelSlot;
}

/** The header of testerworld. */
export function TesterHeader(props: TesterHeaderProps) {
  const t = useMessages(messages);
  return <Header {...props} areaName={t('appFrame.area.testerworld')} />;
}
