'use client';

import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { messages } from './messages.ts';

/** Props of `IbanText`. */
export interface IbanTextProps {
  /** The account, with or without spaces. */
  iban: string;
  /** The server has sent no more than country and ending: there is nothing to show. */
  isMasked?: boolean;
}

const GROUP = /(.{4})(?=.)/g;

/** Country and last four signs. */
const covered = (signs: string): string => `${signs.slice(0, 2)}•• •••• •••• ${signs.slice(-4)}`;

/** An account covered until the user asks for it, so that it is not read over a shoulder. */
export function IbanText({ iban, isMasked = false }: IbanTextProps) {
  const t = useMessages(messages);
  const [isShown, setShown] = useState(false);
  const signs = iban.replaceAll(/\s/g, '');
  if (isMasked) return covered(signs);
  return (
    <Inline space={3}>
      <span>{isShown ? signs.replaceAll(GROUP, '$1 ') : covered(signs)}</span>
      <Link onPress={() => setShown(!isShown)}>{t(isShown ? 'records.iban.hide' : 'records.iban.reveal')}</Link>
    </Inline>
  );
}
