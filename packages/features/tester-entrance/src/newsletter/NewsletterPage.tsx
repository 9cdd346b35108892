import { type ReactNode, useEffect, useRef } from 'react';
import { AREA_LEGAL_LINKS } from '@resonanz/app-frame/areaLegalLinks';
import { AuthLayout } from '@resonanz/app-frame/AuthLayout';
import { testerPaths } from '@resonanz/domain/paths';
import { Stack } from '@resonanz/ui/Stack';

interface NewsletterPageProps {
  heading: string;
  subheading?: string;
  children: ReactNode;
}

/** A page that a link of a mail leads to; a heading that changes takes the focus, as its button is gone. */
export function NewsletterPage({ children, ...words }: NewsletterPageProps) {
  const shown = useRef(words.heading);
  useEffect(() => {
    if (shown.current === words.heading) return;
    shown.current = words.heading;
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus();
  }, [words.heading]);
  return (
    <AuthLayout audience="testerworld" homeHref={testerPaths.welcome()} legal={AREA_LEGAL_LINKS.testerworld} {...words}>
      <Stack space={6}>{children}</Stack>
    </AuthLayout>
  );
}
