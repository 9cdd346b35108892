'use client';

import { labels } from '@resonanz/domain/labels';
import { statusLook, type StatusName } from '@resonanz/domain/statusLook';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { StatusTag } from '@resonanz/ui/StatusTag';

/** Props of `EnumTag`. */
export interface EnumTagProps {
  /** Name of the enumeration, which is also the prefix of its labels. */
  of: StatusName;
  /** The value; nothing is drawn while there is none. */
  value: string | number | null | undefined;
}

/** A status of the vocabulary as a tag: its colour, mark and word. */
export function EnumTag({ of: name, value }: EnumTagProps) {
  const label = useMessages(labels);
  if (value === null || value === undefined || value === '') return null;
  const key = `${name}.${value}`;
  const { tone, mark } = statusLook(name, value);
  return <StatusTag tone={tone} mark={mark} label={textOr(label, labels, key, String(value))} />;
}
