export { TitleLink, type TitleLinkProps } from '../src/TitleLink/TitleLink.tsx';
