import { useEffect, useState } from 'react';
import type { lookupLabels } from '@resonanz/domain/lookupLabels';
import { useLanguage } from '@resonanz/i18n/react';

/** The words of the long lists, loaded only once they are wanted; until then every word is its key. */
export function useLookupWords(isWanted: boolean): (key: string) => string {
  const { language } = useLanguage();
  const [words, setWords] = useState<typeof lookupLabels>();
  const isMissing = isWanted && words === undefined;
  useEffect(() => {
    if (isMissing) void import('@resonanz/domain/lookupLabels').then((loaded) => setWords(loaded.lookupLabels));
  }, [isMissing]);
  const known: Readonly<Record<string, string>> | undefined = words?.[language];
  return (key) => known?.[key] ?? '…';
}
