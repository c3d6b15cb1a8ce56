export { button } from './button';
export { control } from './control';
export { textLink } from './text-link';
