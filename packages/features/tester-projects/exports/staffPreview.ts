export { ProjectPreview } from '../src/preview/ProjectPreview.tsx';
