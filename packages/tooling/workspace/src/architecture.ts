import type { Rule } from './rule.ts';
import { browsersAreSupported } from './rules/browsers.ts';
import { dependenciesAreDeclared, noCycles, nothingReachesInside } from './rules/doors.ts';
import { filesStaySmall, linesStayShort, noBarrels, noDumpingGrounds, onlyTheClientFetches } from './rules/files.ts';
import {
  importsFollowFloors,
  librariesStayOnTheirFloor,
  manifestsFollowFloors,
  privatePartsAreEnclosed,
} from './rules/floors.ts';
import {
  entriesAreDescribed,
  exportsAreDocumented,
  exportsNameTheirSource,
  manifestsAreComplete,
} from './rules/front.ts';
import { namesUseTheTerms } from './rules/names.ts';
import { linksResolve, noForeignCodes, referencesLeadSomewhere, requirementsExist } from './rules/references.ts';
import {
  areasHaveSubjects,
  platformKnowsItsTables,
  rulesArePure,
  serverFollowsFloors,
  sqlIsInQueries,
} from './rules/server.ts';
import { slicesKeepTheirWord } from './rules/slices.ts';
import { statesAreParsed } from './rules/stateCasts.ts';
import { statesHaveNames } from './rules/states.ts';
import { wireNamesEndAtTheClient } from './rules/wireNames.ts';

/** All rules of the house; each is one test. */
export const rules: readonly Rule[] = [
  importsFollowFloors,
  manifestsFollowFloors,
  librariesStayOnTheirFloor,
  privatePartsAreEnclosed,
  serverFollowsFloors,
  sqlIsInQueries,
  statesHaveNames,
  statesAreParsed,
  wireNamesEndAtTheClient,
  namesUseTheTerms,
  rulesArePure,
  platformKnowsItsTables,
  areasHaveSubjects,
  slicesKeepTheirWord,
  dependenciesAreDeclared,
  nothingReachesInside,
  noCycles,
  noBarrels,
  noDumpingGrounds,
  filesStaySmall,
  linesStayShort,
  onlyTheClientFetches,
  manifestsAreComplete,
  browsersAreSupported,
  entriesAreDescribed,
  exportsAreDocumented,
  exportsNameTheirSource,
  referencesLeadSomewhere,
  linksResolve,
  requirementsExist,
  noForeignCodes,
];
