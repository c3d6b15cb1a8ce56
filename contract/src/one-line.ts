/** Line breaks and other control characters, except NUL: the CMS refuses a text with NUL. */
const breaks = /(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}])+/gu;

/** Puts a text on one line: each run of line breaks and other control characters becomes a space. */
export const oneLine = (text: string): string => text.replace(breaks, ' ');
