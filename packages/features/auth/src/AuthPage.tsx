import { type ReactNode, useEffect, useRef } from 'react';
import { AREA_LEGAL_LINKS } from '@resonanz/app-frame/areaLegalLinks';
import { AuthLayout, type AuthLayoutProps } from '@resonanz/app-frame/AuthLayout';
import type { Area } from '@resonanz/domain/roles';
import { Stack } from '@resonanz/ui/Stack';
import { AREA_PAGES } from './areaPages.ts';

/** Props of {@link AuthPage}. */
export interface AuthPageProps extends Pick<AuthLayoutProps, 'width' | 'claim' | 'claimText' | 'legal' | 'template'> {
  area: Area;
  heading: string;
  subheading?: string;
  /** Which step of the page this is; the next one begins with its heading. */
  step: string;
  children: ReactNode;
}

/** A page of an area without a log-in, in the look of the area. */
export function AuthPage({ area, step, children, ...words }: AuthPageProps) {
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // The button that was pressed is gone; a screen reader goes on with the new heading.
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus();
  }, [step]);
  return (
    <AuthLayout audience={area} homeHref={AREA_PAGES[area].home} legal={AREA_LEGAL_LINKS[area]} {...words}>
      <Stack space={6}>{children}</Stack>
    </AuthLayout>
  );
}
