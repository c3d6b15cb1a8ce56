import { canOpenScreen, type SumuScreen, sumuScreens, type UserRole } from '@sumu/contract';

/** Checks whether a text contains every word of a query. */
export function hasEveryWord(text: string, query: string): boolean {
	const lowerCaseText = text.toLowerCase();
	return query
		.toLowerCase()
		.split(/\s+/)
		.every((word) => lowerCaseText.includes(word));
}

/** Returns the screens that a role may open and that match a query; those that add an entry apart. */
export function matchScreens(
	role: UserRole,
	query: string,
	titleOf: (screen: SumuScreen) => string,
) {
	const screens = sumuScreens.filter(
		(screen) =>
			canOpenScreen(role, screen.access) &&
			hasEveryWord(`${titleOf(screen)} ${screen.label} ${screen.keywords}`, query),
	);
	const isForm = ({ key }: SumuScreen) => key.endsWith('-add');
	return {
		forms: screens.filter(isForm),
		others: screens.filter((screen) => !isForm(screen)),
	};
}

const publishPattern = /^publish\s+/i;

/** Returns the name of the draft in ‘publish NAME’; otherwise undefined. */
export const readPublishCommand = (query: string): string | undefined =>
	publishPattern.test(query) ? query.replace(publishPattern, '') : undefined;
