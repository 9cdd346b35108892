export { BrandPreview } from '../src/staff/selfService/BrandPreview.tsx';
