/** Returns a language without its region: `pt` for `pt-BR`. */
export const baseOf = (language: string) => language.toLowerCase().split('-')[0] ?? '';
