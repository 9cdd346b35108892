export { AccountMenu, type AccountMenuProps } from '../src/AccountMenu.tsx';
