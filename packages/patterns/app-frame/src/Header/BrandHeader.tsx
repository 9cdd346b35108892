'use client';

import type { ReactNode } from 'react';
import { homePath, ROLE } from '@resonanz/domain/roles';
import { PublicHeader } from '../PublicHeader/PublicHeader.tsx';
import { useDelayedValue } from '../useDelayedValue.ts';
import { Header, type PanelSlot } from './Header.tsx';

/** Props of `BrandHeader`. */
export interface BrandHeaderProps {
  /** Log-in state; the header follows it after 100 ms. */
  isLoggedIn: boolean;
  /** Whether the brand signed up through an invitation; its logo leads elsewhere. */
  signupWithToken?: boolean;
  /** Address of the landing page. */
  landingHref: string;
  /** Address of the log-in; without it there is no such button. */
  loginHref?: string;
  /** Address of the registration; without it there is no such button. */
  registerHref?: string;
  /** Links to parts of the landing page, shown while logged out. */
  children?: ReactNode;
  /** The bell and its panel. */
  notifications: PanelSlot;
  /** The user menu. */
  userMenu: PanelSlot;
}

/**
 * The header of the brand area: logged out with Login and Register, logged in with navigation button, bell and user
 * menu.
 */
export function BrandHeader(props: BrandHeaderProps) {
  const { signupWithToken = false, landingHref, loginHref, registerHref, children, notifications, userMenu } = props;
  const isLoggedIn = useDelayedValue(props.isLoggedIn);
  if (!isLoggedIn) {
    return (
      <PublicHeader homeHref={landingHref} {...(loginHref && { loginHref })} {...(registerHref && { registerHref })}>
        {children}
      </PublicHeader>
    );
  }
  return (
    <Header
      homeHref={homePath({ roleId: ROLE.brand, signupWithToken })}
      notifications={notifications}
      userMenu={userMenu}
    />
  );
}
