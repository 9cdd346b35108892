import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import type { Brand } from '@resonanz/tokens/brand';
import { Button } from '@resonanz/ui/Button';
import { messages } from '../messages.ts';

function save(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The download has begun with the press.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The style sheet and the tokens of a brand, to take along. */
export function BrandFiles({ brand: { name, css, tokens } }: { brand: Brand }) {
  const t = useMessages(messages);
  const [copied, setCopied] = useState('');
  return (
    <>
      <Button onPress={() => void navigator.clipboard.writeText(css).then(() => setCopied(css))}>
        {t(copied === css ? 'guides.brand.copied' : 'guides.brand.copyCss')}
      </Button>
      <Button onPress={() => save(`${name}.css`, 'text/css', css)}>{t('guides.brand.downloadCss')}</Button>
      <Button onPress={() => save(`${name}.tokens.json`, 'application/json', JSON.stringify(tokens, null, 2))}>
        {t('guides.brand.downloadTokens')}
      </Button>
    </>
  );
}
