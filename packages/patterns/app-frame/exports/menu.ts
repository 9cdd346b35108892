export { menuFromTree, type MenuContext, type MenuItem } from '../src/Sidebar/menu.ts';
