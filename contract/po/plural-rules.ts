import type { TranslatedLanguage } from '../src/languages';

interface PluralRule {
	/** Categories of `Intl.PluralRules`, in the order of gettext’s indexes. */
	readonly categories: readonly Intl.LDMLPluralRule[];
	/** Index of an integer as a C expression, for the header `Plural-Forms`. */
	readonly index: string;
}

const isSingular = { categories: ['one', 'other'], index: '(n != 1)' } as const;
const isZeroOrOne = { categories: ['one', 'other'], index: '(n > 1)' } as const;
const isMillion = '(n != 0 && n % 1000000 == 0)';

/** Plural forms of each language. In Czech, only fractions use `many`. */
export const pluralRules: Readonly<Record<TranslatedLanguage, PluralRule>> = {
	ar: {
		categories: ['zero', 'one', 'two', 'few', 'many', 'other'],
		index:
			'(n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5)',
	},
	bn: isZeroOrOne,
	cs: {
		categories: ['one', 'few', 'many', 'other'],
		index: '(n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 3)',
	},
	de: isSingular,
	es: { categories: ['one', 'many', 'other'], index: `(n == 1 ? 0 : ${isMillion} ? 1 : 2)` },
	fr: {
		categories: ['one', 'many', 'other'],
		index: `(n == 0 || n == 1 ? 0 : ${isMillion} ? 1 : 2)`,
	},
	hi: isZeroOrOne,
	ja: { categories: ['other'], index: '0' },
	'pt-BR': {
		categories: ['one', 'many', 'other'],
		index: `(n == 0 || n == 1 ? 0 : ${isMillion} ? 1 : 2)`,
	},
};
