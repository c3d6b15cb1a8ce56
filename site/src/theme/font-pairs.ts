import type { FontPairName } from '@sumu/contract/brand';
import { buildFontStack } from './tokens';

export const fontRoles = ['display', 'figure', 'ui', 'text'] as const;
type Families = Readonly<Record<(typeof fontRoles)[number], string>>;

const buildSansStack = (name: string) =>
	buildFontStack(name, 3, 'Helvetica Neue', 'Arial', 'sans-serif');
const buildSerifStack = (name: string) =>
	buildFontStack(name, 4, 'Georgia', 'Times New Roman', 'serif');

/** Token changes of each font pair, null for the default pair; its faces are in `scripts/fonts/pairs.ts`. */
export const fontFamilies: Record<FontPairName, Families | null> = {
	workshop: null,
	press: {
		display: buildSerifStack('Fraunces'),
		figure: buildSerifStack('Fraunces Figures'),
		ui: buildSansStack('Source Sans'),
		text: buildSerifStack('Source Serif'),
	},
	studio: {
		display: buildSansStack('Bricolage Grotesque'),
		figure: buildSansStack('Bricolage Grotesque Figures'),
		ui: buildSansStack('Instrument Sans UI'),
		text: buildSansStack('Instrument Sans'),
	},
	gallery: {
		display: buildSansStack('Manrope Display'),
		figure: buildSansStack('Manrope Display Figures'),
		ui: buildSansStack('Manrope'),
		text: buildSerifStack('Literata'),
	},
};
