export { button } from './button';
export { checkbox } from './checkbox';
export { control } from './control';
export { textLink } from './text-link';
