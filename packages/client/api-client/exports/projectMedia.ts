export {
  projectMediaMutations,
  projectMediaQueries,
  type ProjectMedia,
  type ProjectMedium,
  type ProjectMediumInput,
} from '../src/projectMedia.ts';
