import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import type { Area } from '@resonanz/domain/roles';

/** Pages of an area that need no log-in. */
interface AreaPages {
  /** Where the logo leads. */
  readonly home: string;
  readonly login: string;
  readonly forgotPassword: string;
}

/** Where each area logs in and helps those who cannot. */
export const AREA_PAGES = {
  staff: { home: staffPaths.login(), login: staffPaths.login(), forgotPassword: staffPaths.forgotPassword() },
  brand: { home: brandPaths.landing(), login: brandPaths.login(), forgotPassword: brandPaths.forgotPassword() },
  testerworld: {
    home: testerPaths.welcome(),
    login: testerPaths.login(),
    forgotPassword: testerPaths.forgotPassword(),
  },
} as const satisfies Record<Area, AreaPages>;
