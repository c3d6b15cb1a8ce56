import { type HomeSection, type SectionKey, sectionKeys } from '@sumu/contract';

type Said = Partial<Omit<HomeSection, 'key' | 'shown'>>;

/** Home in this order; what is not named is switched off. */
export function sections(shown: Partial<Record<SectionKey, Said>>): HomeSection[] {
	const section = (key: SectionKey, isShown: boolean): HomeSection => ({
		key,
		shown: isShown,
		title: '',
		text: '',
		label: '',
		...shown[key],
	});
	const named = Object.keys(shown) as SectionKey[];
	const others = sectionKeys.filter((key) => !named.includes(key));
	return [...named.map((key) => section(key, true)), ...others.map((key) => section(key, false))];
}
