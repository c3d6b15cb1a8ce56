import type { FontPairName } from '@sumu/contract/brand';
import { family } from './family';

export const fontRoles = ['display', 'figure', 'ui', 'text'] as const;
type Families = Readonly<Record<(typeof fontRoles)[number], string>>;

const sans = (name: string) => family(name, 3, 'Helvetica Neue', 'Arial', 'sans-serif');
const serif = (name: string) => family(name, 4, 'Georgia', 'Times New Roman', 'serif');

/** Token changes of each font pair, null for the default pair; its faces are in `scripts/fonts/pairs.ts`. */
export const fontFamilies: Record<FontPairName, Families | null> = {
	workshop: null,
	press: {
		display: serif('Fraunces'),
		figure: serif('Fraunces Figures'),
		ui: sans('Source Sans'),
		text: serif('Source Serif'),
	},
	studio: {
		display: sans('Bricolage Grotesque'),
		figure: sans('Bricolage Grotesque Figures'),
		ui: sans('Instrument Sans UI'),
		text: sans('Instrument Sans'),
	},
	gallery: {
		display: sans('Manrope Display'),
		figure: sans('Manrope Display Figures'),
		ui: sans('Manrope'),
		text: serif('Literata'),
	},
};
