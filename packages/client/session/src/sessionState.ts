import type { components } from '@resonanz/contract/named';
import type { PermissionNode } from '@resonanz/domain/permissions';

/** The logged-in user. */
export type SessionUser = components['schemas']['UserDetails'];
/** Permission tree with the routes it permits, in the words of the domain. */
export interface PermissionTree {
  readonly modules: readonly PermissionNode[];
  readonly permittedRoutes: readonly string[];
}
/** A region a user can work in. */
export type Region = components['schemas']['Region'];

/** Tokens of a log-in as they are stored. */
export interface StoredAuth {
  /** Which log-in the tokens belong to; the same in every tab, another one after every log-in. */
  readonly loginId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Whether a refresh is under way. */
  readonly isRefreshToken: boolean;
  /** The brand signed up with an invitation and is restricted. */
  readonly signupWithToken: boolean;
  /** End of the access token in epoch milliseconds; stored for others, no decision hangs on it. */
  readonly expirationTime: number;
}

/** What is loaded after a log-in. */
export interface StoredSession {
  readonly user: SessionUser;
  readonly regions: readonly Region[];
  readonly permissions: PermissionTree;
}

/** Why a log-in ended without the user asking for it. */
export type EndReason = 'forbidden' | 'expired';

/** The state of the log-in. */
export type SessionState =
  | { readonly status: 'loggedOut'; readonly reason: EndReason | null }
  | { readonly status: 'loading' }
  | ({ readonly status: 'loggedIn' } & StoredSession);
