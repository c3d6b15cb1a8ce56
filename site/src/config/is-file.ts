/** Returns whether an address points to a file. No route renders files; the browser loads them. */
export const isFile = (to: string): boolean => /^[^?#]*\.\w+(?:[?#]|$)/.test(to);
