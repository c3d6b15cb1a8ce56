/** Whether an address is a file's: no route shows one, the browser loads it itself. */
export const isFile = (to: string): boolean => /^[^?#]*\.\w+(?:[?#]|$)/.test(to);
