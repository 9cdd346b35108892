import { drawPage } from '@resonanz/app-frame/drawPage';
import { PublicNotFoundPage } from '@resonanz/app-frame/PublicNotFoundPage';
import type { Area } from '@resonanz/domain/roles';
import type { Language } from '@resonanz/i18n/language';
import { visitorsWays } from './UnknownAddress.tsx';

/** Draws what a visitor of an area sees at an address without a page. */
export const drawNotFound = (area: Area, language: Language): string =>
  drawPage(language, <PublicNotFoundPage {...visitorsWays(area, language)} />);
